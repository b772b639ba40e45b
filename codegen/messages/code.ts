import type { en } from "./en";
import type { ParamsOfText } from "./params";

/** Code of a finding: kebab-case, stable, the same in every language. */
export type Code = keyof typeof en;

/** What the message of a code needs. */
export type ParamsOf<C extends Code> = ParamsOfText<(typeof en)[C]>;
