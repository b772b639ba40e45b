import type { Code } from "./code";
import { en } from "./en";
import { fillIn } from "./fillIn";
import { fr } from "./fr";
import type { Language } from "./language";
import type { Params } from "./params";
import { isSentence, repeat } from "./say";
import { isReferred, VOCABULARY_WORDS } from "./vocabularies";
import { whoWords } from "./whoWords";

interface Coded {
  readonly code: Code;
  readonly params: Params;
}

interface Message {
  readonly message: string;
  readonly hint?: string;
}

const TABLES: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, fr };

/** The text of a code, before its values are filled in. */
export function textOf(code: Code, language: Language): string {
  if (isWritten(code)) return TABLES[language][code];
  const vocabulary = code.slice("unknown-".length);
  if (!isReferred(vocabulary)) return code;
  const { where, [language]: noun } = VOCABULARY_WORDS[vocabulary];
  return TABLES[language]["unknown-name"].replace("{noun}", noun).replace("{where}", where);
}

/** What a finding says, in the language of the reader: the fact, then the remedy. */
export function messageOf({ code, params }: Coded, language: Language): Message {
  const [fact = "", remedy] = textOf(code, language).split(/\n\s*/);
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

function isWritten(code: Code): code is keyof typeof en {
  return Object.hasOwn(en, code);
}
