import type { Code } from "./code";
import { en } from "./en";
import { fillIn } from "./fillIn";
import { fr } from "./fr";
import type { Language } from "./language";
import type { Params } from "./params";

interface Coded {
  readonly code: Code;
  readonly params: Params;
}

interface Message {
  readonly message: string;
  readonly hint?: string;
}

export const TABLES: Readonly<Record<Language, Readonly<Record<Code, string>>>> = { en, fr };

/** What a finding says, in the language of the reader: the fact, then the remedy. */
export function messageOf({ code, params }: Coded, language: Language): Message {
  const [fact = "", remedy] = TABLES[language][code].split(/\n\s*/);
  const message = fillIn(fact, params, language);
  return remedy === undefined ? { message } : { message, hint: fillIn(remedy, params, language) };
}
