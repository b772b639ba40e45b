import type { Page } from "../ports/page";

/** Root and body of the document, around what React renders. */
export function createDocumentPage(browser: Window): Page {
  const { documentElement: root, body } = browser.document;
  const dark = browser.matchMedia("(prefers-color-scheme: dark)");
  let modes: readonly string[] = [];
  return {
    setLanguage: (locale) => {
      root.lang = locale;
    },
    setNetwork: (state) => {
      root.dataset.network = state;
    },
    setTheme: (theme) => {
      root.dataset.theme = theme;
    },
    setBodyClasses: (classes) => {
      body.classList.remove(...modes);
      body.classList.add(...classes);
      modes = classes;
    },
    prefersDark: () => dark.matches,
    onPrefersDark: (listener) => {
      const notify = () => listener(dark.matches);
      dark.addEventListener("change", notify);
      return () => dark.removeEventListener("change", notify);
    },
  };
}
