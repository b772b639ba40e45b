import type { Code } from "./code";
import { en } from "./en";
import { fillIn } from "./fillIn";
import { fr } from "./fr";
import type { Language } from "./language";
import type { Params } from "./params";
import { isSentence, repeat } from "./say";
import { whoWords } from "./who";

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
  const values = withUsers(params, language);
  const message = fillIn(fact, values, language);
  return remedy === undefined ? { message } : { message, hint: fillIn(remedy, values, language) };
}

/** `{@user}` is a user file, told in words; `{@reason}` what the resolver says. */
function withUsers(params: Params, language: Language): Params {
  const users = Object.entries(params).filter(([name]) => name.startsWith("@"));
  return users.length === 0
    ? params
    : {
        ...params,
        ...Object.fromEntries(
          users.map(([name, user]) => [name, name === "@reason" ? reasonIn(String(user), language) : whoIn(String(user), language)]),
        ),
      };
}

function reasonIn(reason: string, language: Language): string {
  const sentence = `reason.${reason}`;
  return isSentence(sentence) ? repeat({ sentence, params: {} }, language) : reason;
}

function whoIn(user: string, language: Language): string {
  const file: unknown = JSON.parse(user);
  return whoWords(typeof file === "object" && file !== null ? { ...file } : {}, language);
}
