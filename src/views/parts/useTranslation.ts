import { useMemo } from "react";
import { useTranslation as useI18next } from "react-i18next";

interface Translation {
  /** The text of a key in the language in use; without a text, the key. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The text of a key that need not have one. */
  readonly find: (key: string) => string | undefined;
}

/** The texts around a view, which is drawn again with the language. */
export function useTranslation(): Translation {
  const { t } = useI18next();
  // The same for as long as the language is.
  return useMemo(() => {
    const find = (key: string) => {
      const text = t(key);
      return text === key ? undefined : text;
    };
    return { t, find };
  }, [t]);
}
