import { createContext, useContext } from "react";
import type { TextStore } from "../../stores/textStore";

/** The texts around a view; without any around it, it shows the keys. */
export const TextContext = createContext<Pick<TextStore, "t" | "find">>({ t: (key) => key, find: () => undefined });

/** `t` gives the text of a key in the language in use. Call it in an observer, which is then drawn again with the language. */
export function useTranslation(): Pick<TextStore, "t" | "find"> {
  const { t, find } = useContext(TextContext);
  return { t, find };
}
