import { createInstance, type i18n } from "i18next";
import { SERVER_TEXTS, type Texts, type Translator } from "../ports/texts";

export interface I18nTranslator extends Translator {
  readonly i18n: i18n;
}

/** No two texts of the product share a key, and a language is searched whole before the default one. */
const ALL = "texts";

/** The translator of React, given how numbers inside texts are written: flat keys, plain texts, those of the server over those of the product (decision INT-07). */
export function createTranslator(defaultLanguage: string, writeNumber: (value: number) => string = String): I18nTranslator {
  const ofProduct = new Map<string, Texts>();
  const ofServer = new Map<string, Texts>();
  const instance = createInstance();
  void instance.init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    ns: ALL,
    defaultNS: ALL,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    // A value that is missing stays visible.
    missingInterpolationHandler: (_, [placeholder]) => placeholder,
    react: { useSuspense: false, bindI18nStore: "added" },
    initAsync: false,
  });
  instance.services.formatter?.add("number", writeNumber);
  return {
    i18n: instance,
    add: (language, namespace, texts) => {
      if (namespace === SERVER_TEXTS) ofServer.set(language, texts);
      else ofProduct.set(language, { ...ofProduct.get(language), ...texts });
      // Removed first: texts that the server no longer has must not stay.
      instance.removeResourceBundle(language, ALL);
      instance.addResourceBundle(language, ALL, { ...ofProduct.get(language), ...ofServer.get(language) }, false, true);
    },
    use: (language) => void instance.changeLanguage(language),
  };
}
