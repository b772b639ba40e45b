import type { en } from "./en";
import type { ParamsOfText } from "./params";
import type { UnknownCode } from "./vocabularies";

/** Code of a finding: kebab-case, stable, the same in every language. */
export type Code = keyof typeof en | UnknownCode;

/** What the message of a code needs. */
export type ParamsOf<C extends Code> = C extends keyof typeof en
  ? ParamsOfText<(typeof en)[C]>
  : { readonly name: string; readonly suggestion?: string | null };
