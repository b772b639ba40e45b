import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { Place, RegistryModel } from "../link/model";

/** A declared name that nothing asks for, and where it is declared. */
export interface Unasked {
  readonly name: string;
  readonly place: Place;
}

/** What is declared under a name that is wrong, since all that would ask for it asks for a name that is declared nowhere. */
export interface Misnamed {
  readonly unasked: Unasked;
  /** Whether the declaration is surely the wrong one of the two. */
  readonly sure: boolean;
}

/**
 * The declaration that a name declared nowhere was meant for. Of the two names, the one whose words stand in other names too is right;
 * and so is the one that several places agree on.
 */
export function misnamed(name: string, askers: number, unasked: readonly Unasked[], words: ReadonlySet<string>): Misnamed | null {
  const near = suggest(
    name,
    unasked.map((one) => one.name),
  );
  const found = unasked.find((one) => one.name === near);
  if (found === undefined) return null;
  const asked = knownWords(name, words);
  const declared = knownWords(found.name, words);
  if (declared > asked) return null;
  return { unasked: found, sure: asked > declared || askers > 1 };
}

/** Words between dots, without those of one name. */
export function wordsIn(names: Iterable<string>): ReadonlySet<string> {
  return new Set([...names].flatMap((name) => name.split(".")));
}

function knownWords(name: string, words: ReadonlySet<string>): number {
  return name.split(".").filter((word) => words.has(word)).length;
}

/** The finding at the declaration. */
export function misnamedFinding(
  model: RegistryModel,
  code: string,
  name: string,
  askers: readonly Place[],
  { name: declared, place }: Unasked,
): Diagnostic {
  const asking = askers.map((asker) => model.locate(asker));
  const places = [...new Set(asking.map(({ file, line }) => `${file}:${line}`))].join(", ");
  return finding(
    model.locate(place, "key"),
    code,
    `"${declared}" is declared here and nothing asks for it; "${name}" is asked for and declared nowhere.`,
    {
      hint: `Write "${name}:" here, or, if it was renamed on purpose, write ${declared} in place of ${name} where it is asked for: ${places}.`,
      related: asking.flatMap((range) => relatedTo(range, `"${name}" is asked for here`) ?? []),
    },
  );
}
