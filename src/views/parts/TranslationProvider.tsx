import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type I18nextProvider, useTranslation as useI18next } from "react-i18next";
import { type Translation, TranslationContext } from "./useTranslation";

interface TranslationProviderProps {
  readonly i18n: ComponentProps<typeof I18nextProvider>["i18n"];
  readonly children: ReactNode;
}

/** Gives the views inside their texts. One listener for all of them: a menu of forty tiles asks for some two hundred texts. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps) {
  const { t } = useI18next(undefined, { i18n });
  // Another one as soon as the language or its texts are others.
  const translation = useMemo((): Translation => {
    const plain = new Map<string, string>();
    const textOf: Translation["t"] = (key, values) => {
      if (values) return t(key, values);
      const known = plain.get(key) ?? t(key);
      plain.set(key, known);
      return known;
    };
    const find = (key: string) => {
      const text = textOf(key);
      return text === key ? undefined : text;
    };
    return { t: textOf, find };
  }, [t]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
