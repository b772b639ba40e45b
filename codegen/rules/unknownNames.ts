import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { apart, knownNames, namesTogether } from "../link/listedNames";
import type { Place, RegistryModel } from "../link/model";
import { remarkInValue } from "../link/remarkInValue";
import { STRAIGHT, withoutCurly } from "../read/quoted";
import { guessOf, isSlipOf, type Orphans, orphansOf } from "./orphans";
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
  /** What is declared, where a name that nothing asks for may be the new name of an unknown one. */
  readonly declared?: () => readonly Unasked[];
  /** The same where such names are many: those that an unknown name may have become. */
  readonly idle?: (name: string) => readonly Unasked[];
  /** Whether a name was declared at the last generation; null: nobody knows. */
  readonly had?: (name: string) => boolean | null;
  /** A shorter name stands for all names below it, so neither is a guess for the other. */
  readonly levels?: true;
  /** Known names that are never what was meant. */
  readonly isGuess?: (name: string, reference: Reference) => boolean;
  /** Whether a known name is as near as one that is offered has to be. */
  readonly isNear?: (name: string, known: string) => boolean;
  /** What else may be done about a name, after the hint. */
  readonly more?: (reference: Reference) => string;
  /** Remedies that fit one name alone. */
  readonly remedy?: (reference: Reference) => string | null;
}

/** As many names as one reads at a glance. */
const FEW = 20;

/** One finding for each reference to a name that nothing declares. */
export function* unknownNames(model: RegistryModel, references: Iterable<Reference>, vocabulary: Vocabulary): Iterable<Diagnostic> {
  const all = [...references];
  const unknown = all.filter(({ name }) => !vocabulary.known.has(name));
  if (unknown.length === 0) return;
  const unasked = vocabulary.unasked?.() ?? [];
  const idle = new Set(unasked.map(({ name }) => name));
  const asked = new Set(all.map(({ name }) => name));
  const free = vocabulary.declared?.().filter(({ name }) => !asked.has(name)) ?? [];
  const words = wordsIn([...vocabulary.known.keys()].filter((name) => !idle.has(name)));
  for (const reference of unknown) {
    const { name } = reference;
    // What repeats over a list asks in one place.
    const asking = unknown.flatMap((one) => (one.name === name ? [one.place] : []));
    const askers = new Set(asking.map((one) => JSON.stringify(one))).size;
    const remedy = vocabulary.remedy?.(reference) ?? null;
    // What was there at the last generation, as the name was, is no new form of it.
    const isOld = (one: Unasked) => vocabulary.had?.(name) === true && vocabulary.had(one.name) === true;
    const renewed = unasked.filter((one) => !isOld(one) && !(vocabulary.levels === true && isLevel(name, one.name)));
    const wrong = remedy === null ? misnamed(name, askers, renewed, words) : null;
    const orphans = orphansOf(name, () => vocabulary.idle?.(name) ?? free, vocabulary.had ?? (() => null), askers);
    yield wrong?.sure === true
      ? misnamedFinding(model, vocabulary.code, name, asking, wrong.unasked)
      : unknownName(model, reference, vocabulary, { remedy, unasked: wrong?.unasked ?? null, orphans });
  }
}

interface Known {
  readonly remedy: string | null;
  /** What may be misspelt where it is declared. */
  readonly unasked: Unasked | null;
  readonly orphans: Orphans;
}

function unknownName(
  model: RegistryModel,
  reference: Reference,
  { code, what, known, hint, idle, had, levels, more = () => "", isGuess = () => true, isNear = () => true }: Vocabulary,
  { remedy, unasked, orphans }: Known,
): Diagnostic {
  const { name, place, key } = reference;
  const at = model.locate(place, key === true ? "key" : "value");
  const message = `"${name}" is not a ${what}`.replace(/\ba (?=[aeiou])/, "an ");
  const bare = withoutCurly(name);
  if (bare !== null && known.has(bare)) return finding(at, code, `${message}.`, { hint: `${STRAIGHT}: write ${bare}` });
  const names = knownNames(name, known.has.bind(known)) ?? namesTogether(name);
  if (typeof place.path.at(-1) === "number" && names.length > 1 && names.some((one) => known.has(one))) {
    const list = model.locate({ ...place, path: place.path.slice(0, -1) }, "key");
    return finding(at, code, `${message}.`, { hint: apart(names, list.line === at.line) });
  }
  const remark = remarkInValue(name, at, code, known.has.bind(known));
  if (remark !== null) return remark;
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
  const others = guesses.filter((one) => !(levels === true && isLevel(name, one)) && isNear(name, one));
  // A name that was there is no slip for one that still is.
  const near = had?.(name) === true ? null : guessOf(name, others);
  const [first, ...rest] = offered(name, near, orphans, idle !== undefined);
  if (first !== undefined) {
    const them = [first, ...rest].map((one) => `"${one.name}"`);
    const renamed = rest.length === 0 ? `write it in place of "${name}"` : `write the one that "${name}" has become`;
    return finding(at, code, `${message}; did you mean ${either(them)}?`, {
      hint: `Nothing asks for ${rest.length === 0 ? them[0] : "them"}: ${renamed}, or correct it where it is declared.${more(reference)}`,
      related: [first, ...rest].flatMap((one) => relatedTo(model.locate(one.place, "key"), `"${one.name}" is declared here`) ?? []),
    });
  }
  const guess = near === null ? "." : `; did you mean "${near}"?`;
  return finding(at, code, message + guess, { hint: `${hint}${near === null ? listOf(guesses) : ""}${more(reference)}` });
}

/** Whether one of two names stands for all below it, and the other is there. */
function isLevel(name: string, other: string): boolean {
  return name.startsWith(`${other}.`) || other.startsWith(`${name}.`);
}

/** Which of the declared names that nothing asks for may be told: all that may be meant, unless one in use is nearly the same. */
function offered(name: string, near: string | null, { names, isNew, isAgreed }: Orphans, areChosen: boolean): readonly Unasked[] {
  if (isNew) return names;
  if (near !== null && isSlipOf(name, near)) return names.filter((one) => one.name === near);
  return isAgreed || (areChosen && names.length === 1) ? names : [];
}

function either(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
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
