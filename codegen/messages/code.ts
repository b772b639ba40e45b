import type { en } from "./en";
import type { WordName } from "./words";

/** Code of a finding: kebab-case, stable, the same in every language. */
export type Code = keyof typeof en;

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type TextsOf<C extends Code> = (typeof en)[C][keyof (typeof en)[C]];
type ValueOf<Name> = Name extends `#${string}` ? WordName : string | number;

/** Filled in by the message itself: `; did you mean "x"?` in the language of the reader, or nothing. */
type Optional = "suggestion";

/** What the message of a code needs: one value for each `{name}` in its texts, one word of the tool for each `{#name}`. */
export type ParamsOf<C extends Code> = {
  readonly [Name in Exclude<NamesIn<TextsOf<C>>, Optional>]: ValueOf<Name>;
} & (Optional extends NamesIn<TextsOf<C>> ? { readonly suggestion?: string | null } : unknown);

/** Values of any code. */
export type Params = Readonly<Record<string, string | number | null>>;
