import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Translator } from "../ports/texts";

/** Texts of the server come before those of the product, and these in the order they are loaded (decision on languages). */
const NAMESPACES = ["server", "welcome", "shell", "routes", "catalogue"];

export interface I18nTranslator extends Translator {
  readonly i18n: i18n;
}

/** The translator of React: flat keys, plain texts, the default language under every other one. */
export function createTranslator(defaultLanguage: string): I18nTranslator {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    ns: NAMESPACES,
    defaultNS: NAMESPACES[0],
    fallbackNS: NAMESPACES.slice(1),
    partialBundledLanguages: true,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added removed" },
    initAsync: false,
  });
  return {
    i18n: instance,
    add: (language, namespace, texts) => void instance.addResourceBundle(language, namespace, texts, false, true),
    use: async (language) => {
      await instance.changeLanguage(language);
    },
  };
}
