import type { Params } from "./code";
import { en, type MessageText } from "./en";
import { fr } from "./fr";
import type { Language } from "./language";
import { isWord, WORDS } from "./words";

interface Told {
  readonly code: keyof typeof en;
  readonly params: Params;
}

const TABLES: Readonly<Record<Language, Readonly<Record<keyof typeof en, MessageText>>>> = { en, fr };

/** What a finding says, in the language of the reader: the fact, then the remedy. */
export function messageOf({ code, params }: Told, language: Language): MessageText {
  const { message, hint } = TABLES[language][code];
  const filled = (text: string) => fillIn(text, params, language);
  return hint === undefined ? { message: filled(message) } : { message: filled(message), hint: filled(hint) };
}

/** A text with its `{name}`s filled in. */
export function fillIn(text: string, params: Params, language: Language): string {
  return text.replace(/\{(#?[A-Za-z]\w*)\}/g, (whole, name: string) => {
    if (name === "suggestion") return didYouMean(params[name] ?? null, language);
    if (!Object.hasOwn(params, name)) return whole;
    const value = String(params[name]);
    return name.startsWith("#") && isWord(value) ? WORDS[language][value] : value;
  });
}

function didYouMean(name: string | number | null, language: Language): string {
  if (name === null) return "";
  return language === "fr" ? ` ; vouliez-vous dire « ${name} » ?` : `; did you mean "${name}"?`;
}
