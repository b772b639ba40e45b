import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { type Translation, TranslationContext } from "./useTranslation";

interface Events<Name extends string> {
  readonly on: (event: Name, listener: () => void) => void;
  readonly off: (event: Name, listener: () => void) => void;
}

/** What is asked of i18next. */
interface I18n extends Events<"languageChanged"> {
  readonly t: Translation["t"];
  readonly store: Events<"added">;
}

interface TranslationProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives the views inside their texts. One listener for all of them: a menu of forty tiles asks for some two hundred texts. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps) {
  const { subscribe, current } = useMemo(() => textsOf(i18n), [i18n]);
  return <TranslationContext value={useSyncExternalStore(subscribe, current, current)}>{children}</TranslationContext>;
}

/** What the views are given: another one as soon as the language or its texts are others. */
function textsOf(i18n: I18n) {
  let translation = translationOf(i18n);
  return {
    current: () => translation,
    subscribe: (changed: () => void) => {
      const renew = () => {
        translation = translationOf(i18n);
        changed();
      };
      i18n.on("languageChanged", renew);
      i18n.store.on("added", renew);
      return () => {
        i18n.off("languageChanged", renew);
        i18n.store.off("added", renew);
      };
    },
  };
}

function translationOf({ t }: I18n): Translation {
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
}
