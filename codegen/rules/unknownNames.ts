import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { Place, RegistryModel } from "../link/model";

/** A name that stands somewhere and is declared elsewhere. */
export interface Reference {
  readonly name: string;
  readonly place: Place;
  /** The name is a key (`authorizes: { name: 1 }`). */
  readonly key?: true;
}

export interface Vocabulary {
  readonly code: string;
  /** What the name should be: `declared grant`. */
  readonly what: string;
  readonly known: { readonly has: (name: string) => boolean; readonly keys: () => Iterable<string> };
  readonly hint: string;
}

/** As many names as one reads at a glance. */
const FEW = 20;

/** One finding for each reference to a name that nothing declares. */
export function* unknownNames(
  model: RegistryModel,
  references: Iterable<Reference>,
  { code, what, known, hint }: Vocabulary,
): Iterable<Diagnostic> {
  for (const { name, place, key } of references) {
    if (known.has(name)) continue;
    const message = `"${name}" is not a ${what}`.replace(/\ba (?=[aeiou])/, "an ");
    const guess = didYouMean(name, known.keys());
    const list = guess === "" ? listOf([...known.keys()]) : "";
    yield finding(model.locate(place, key === true ? "key" : "value"), code, message + (guess || "."), { hint: `${hint}${list}` });
  }
}

function listOf(names: readonly string[]): string {
  return names.length === 0 || names.length > FEW ? "" : ` Known: ${names.join(", ")}.`;
}

/** References for the entries of a list. */
export function listed(names: readonly string[] | undefined, file: string, path: Place["path"]): readonly Reference[] {
  return (names ?? []).map((name, index) => ({ name, place: { file, path: [...path, index] } }));
}

/** A reference that may be left out. */
export function one(name: string | undefined, file: string, path: Place["path"]): readonly Reference[] {
  return name === undefined ? [] : [{ name, place: { file, path } }];
}
