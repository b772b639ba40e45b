import { editDistance, suggest } from "../diagnostic/suggest";
import type { Unasked } from "./unasked";

/** As many names as may be offered together. */
const FEW = 6;
/** Edits of a slip, and letters for each of them. */
const SLIP = 2;
const LETTERS = 4;

/** Declared names that nothing asks for, any of which may be the new name of what was renamed. */
export interface Orphans {
  readonly names: readonly Unasked[];
  /** Whether they surely were declared since the last generation. */
  readonly isNew: boolean;
  /** Whether several places ask for the unknown name, which then is no slip of one of them. */
  readonly isAgreed: boolean;
}

/** `had`: whether a name was there at the last generation. Where that is known, only a name that was there can have been renamed. */
export function orphansOf(name: string, idle: () => readonly Unasked[], had: (name: string) => boolean | null, askers: number): Orphans {
  const before = had(name);
  const names = before === false ? [] : idle().filter((one) => before === null || had(one.name) === false);
  return { names: names.length > FEW ? [] : names, isNew: before === true, isAgreed: askers > 1 };
}

/** Whether of two names one is the other with a slip: what differs between their dots is nearly the same. */
export function isSlipOf(name: string, known: string): boolean {
  const [one, other] = differing(name, known);
  const limit = Math.min(SLIP, Math.floor(Math.max(one.length, other.length) / LETTERS));
  return editDistance(one.toLowerCase(), other.toLowerCase(), limit) <= limit;
}

/** The known name that is meant; between the dots, too, the two have to be alike. */
export function guessOf(name: string, known: readonly string[]): string | null {
  const near = suggest(name, known);
  if (near === null) return null;
  const [one, other] = differing(name, near);
  return one === "" || other === "" || suggest(one, [other]) !== null || isSlipOf(name, near) ? near : null;
}

/** Two names without the levels that both begin and end with. */
function differing(name: string, other: string): readonly [string, string] {
  let [one, two] = [name.split("."), other.split(".")];
  while (one.length > 0 && one[0] === two[0]) [one, two] = [one.slice(1), two.slice(1)];
  while (one.length > 0 && one.at(-1) === two.at(-1)) [one, two] = [one.slice(0, -1), two.slice(0, -1)];
  return [one.join("."), two.join(".")];
}
