import type { Page } from "../ports/page";

/** The document around what React draws. */
export function createDocumentPage(page: Document): Page {
  let modes: readonly string[] = [];
  return {
    setLanguage: (locale) => {
      page.documentElement.lang = locale;
    },
    setNetwork: (state) => {
      page.documentElement.dataset.network = state;
    },
    setModes: (classes) => {
      page.body.classList.remove(...modes);
      page.body.classList.add(...classes);
      modes = classes;
    },
  };
}
