import type { WordName } from "./words";

/** Values that a text is filled in with. */
export type Params = Readonly<Record<string, string | number | null>>;

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Bare<Name> | NamesIn<Rest> : never;
/** `count` of `{count|one|many}`. */
type Bare<Name extends string> = Name extends `${infer Count}|${string}` ? Count : Name;
type ValueOf<Name> = Name extends `#${string}` ? WordName | "" : string | number;

/** Filled in by the text itself: `; did you mean "x"?` in the language of the reader, or nothing. */
type Optional = "suggestion";

/** What a text needs: one value for each `{name}`, one word of the tool, or none, for each `{#name}`. */
export type ParamsOfText<T> = {
  readonly [Name in Exclude<NamesIn<T>, Optional>]: ValueOf<Name>;
} & (Optional extends NamesIn<T> ? { readonly suggestion?: string | null } : unknown);
