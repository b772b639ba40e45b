import { createContext, useContext } from "react";

export interface Translation {
  /** The text of a key in the language in use; without a text, the key. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The text of a key that need not have one. */
  readonly find: (key: string) => string | undefined;
}

export const TranslationContext = createContext<Translation | null>(null);

/** The texts around a view, which is drawn again with the language. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === null) throw new Error("no texts around this view");
  return translation;
}
