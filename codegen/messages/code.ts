import type { en } from "./en";

/** Code of a finding: kebab-case, stable, the same in every language. */
export type Code = keyof typeof en;

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type TextsOf<C extends Code> = (typeof en)[C][keyof (typeof en)[C]];

/** Filled in by the message itself: `; did you mean "x"?` in the language of the reader, or nothing. */
type Optional = "suggestion";

/** What the message of a code needs to be told: one value for each `{name}` in its texts. */
export type ParamsOf<C extends Code> = Readonly<Record<Exclude<NamesIn<TextsOf<C>>, Optional>, string | number>> & {
  readonly suggestion?: string | null;
};
