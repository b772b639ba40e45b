import { enCommands } from "./enCommands";
import { fillIn } from "./fillIn";
import { frCommands } from "./frCommands";
import type { Language } from "./language";
import type { Params, ParamsOfText } from "./params";

/** Something that a command says. */
export type Sentence = keyof typeof enCommands;
type ParamsOf<S extends Sentence> = ParamsOfText<(typeof enCommands)[S]>;

/** Sentences without anything to fill in. */
type Plain = { [S in Sentence]: (typeof enCommands)[S] extends `${string}{${string}` ? never : S }[Sentence];

export interface Say {
  (sentence: Plain): string;
  <S extends Sentence>(sentence: S, params: ParamsOf<S>): string;
}

/** A sentence with its values, to be said where the language is known. */
export interface Said {
  readonly sentence: Sentence;
  readonly params: Params;
}

export function said<S extends Sentence>(sentence: S, params: ParamsOf<S>): Said {
  return { sentence, params };
}

const TABLES: Readonly<Record<Language, Readonly<Record<Sentence, string>>>> = { en: enCommands, fr: frCommands };

export function sayIn(language: Language): Say {
  return (sentence: Sentence, params: Params = {}) => fillIn(TABLES[language][sentence], params, language);
}

export function isSentence(name: string): name is Sentence {
  return Object.hasOwn(enCommands, name);
}

/** A sentence that was put together elsewhere. */
export function repeat({ sentence, params }: Said, language: Language): string {
  return fillIn(TABLES[language][sentence], params, language);
}
