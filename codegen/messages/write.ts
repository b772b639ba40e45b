import { en, type MessageText } from "./en";
import { fillIn } from "./fillIn";
import { fr } from "./fr";
import type { Language } from "./language";
import type { Params } from "./params";

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
