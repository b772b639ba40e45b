import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { didYouMean } from "../diagnostic/suggest";
import type { Place, RegistryModel } from "../link/model";
import { misnamed, misnamedFinding, type Unasked, wordsIn } from "./unasked";

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
  /** Declared names that nothing asks for: one of them may be what is misspelt. Looked for when a name is unknown. */
  readonly unasked?: () => readonly Unasked[];
  /** A declared name near an unknown one that nothing asks for, where such names are many. */
  readonly renamed?: (name: string) => Unasked | null;
  /** A shorter name stands for all names below it, so neither is a guess for the other. */
  readonly levels?: true;
  /** Known names that are never what was meant. */
  readonly isGuess?: (name: string, reference: Reference) => boolean;
  /** What else may be done about a name, after the hint. */
  readonly more?: (reference: Reference) => string;
  /** Remedies that fit one name alone. */
  readonly remedy?: (reference: Reference) => string | null;
}

/** As many names as one reads at a glance. */
const FEW = 20;

/** One finding for each reference to a name that nothing declares. */
export function* unknownNames(model: RegistryModel, references: Iterable<Reference>, vocabulary: Vocabulary): Iterable<Diagnostic> {
  const unknown = [...references].filter(({ name }) => !vocabulary.known.has(name));
  if (unknown.length === 0) return;
  const unasked = vocabulary.unasked?.() ?? [];
  const idle = new Set(unasked.map(({ name }) => name));
  const words = wordsIn([...vocabulary.known.keys()].filter((name) => !idle.has(name)));
  for (const reference of unknown) {
    const { name, place } = reference;
    // What repeats over a list asks in one place.
    const askers = new Set(unknown.flatMap((one) => (one.name === name ? JSON.stringify(one.place) : []))).size;
    const remedy = vocabulary.remedy?.(reference) ?? null;
    const wrong = remedy === null ? misnamed(name, askers, unasked, words) : null;
    yield wrong?.sure === true
      ? misnamedFinding(model, vocabulary.code, name, place, wrong.unasked)
      : unknownName(model, reference, vocabulary, { remedy, unasked: wrong?.unasked ?? null });
  }
}

interface Known {
  readonly remedy: string | null;
  /** What may be misspelt where it is declared. */
  readonly unasked: Unasked | null;
}

function unknownName(
  model: RegistryModel,
  reference: Reference,
  { code, what, known, hint, renamed, levels, more = () => "", isGuess = () => true }: Vocabulary,
  { remedy, unasked }: Known,
): Diagnostic {
  const { name, place, key } = reference;
  const at = model.locate(place, key === true ? "key" : "value");
  const message = `"${name}" is not a ${what}`.replace(/\ba (?=[aeiou])/, "an ");
  if (INVISIBLE.test(name)) {
    const seen = invisibleIn(name, true);
    return finding(at, code, `${seen.what} stands in "${name}".`, { hint: seen.remedy });
  }
  if (remedy !== null) return finding(at, code, `${message}.`, { hint: remedy });
  if (unasked !== null)
    return finding(at, code, `${message}; did you mean "${unasked.name}"?`, {
      hint: `Nothing asks for "${unasked.name}": correct whichever of the two names is misspelt, here or where it is declared.`,
      related: relatedTo(model.locate(unasked.place, "key"), `"${unasked.name}" is declared here`),
    });
  const guesses = [...known.keys()].filter((one) => isGuess(one, reference));
  const names = guesses.filter((one) => levels === undefined || !(name.startsWith(`${one}.`) || one.startsWith(`${name}.`)));
  const guess = didYouMean(name, names);
  const other = renamed?.(name) ?? null;
  if (other !== null) {
    const both = guess.includes(`"${other.name}"`)
      ? guess
      : guess === ""
        ? `; did you mean "${other.name}"?`
        : guess.replace("?", ` or "${other.name}"?`);
    return finding(at, code, message + both, {
      hint: `Correct the name here, or where it is declared if it was renamed or misspelt there: nothing leads to "${other.name}".${more(reference)}`,
      related: relatedTo(model.locate(other.place, "key"), `"${other.name}" is declared here`),
    });
  }
  const list = guess === "" ? listOf(guesses) : "";
  return finding(at, code, message + (guess || "."), { hint: `${hint}${list}${more(reference)}` });
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
