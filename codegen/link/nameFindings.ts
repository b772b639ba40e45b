import { type Finding, finding } from "../diagnostic/finding";
import type { Range } from "../diagnostic/range";
import { suggest } from "../diagnostic/suggest";
import { isReferred, unknownCode } from "../messages/vocabularies";
import type { Vocabulary } from "../schema/reference";
import type { Place, Reference } from "./model";

export interface NameChecks {
  readonly references: readonly Reference[];
  readonly names: ReadonlyMap<Vocabulary, ReadonlySet<string>>;
  /** Vocabularies of which a name may be declared where nothing could be read. */
  readonly unsure: ReadonlySet<Vocabulary>;
  /** `{supplier}` of every list. */
  readonly placeholders: readonly string[];
  readonly locate: (place: Place, side: "key" | "value") => Range;
}

/** Vocabularies in which several entries may bear one name. */
const SHARED: readonly Vocabulary[] = ["code", "page"];

/** As many guesses as one reads: each compares a name with all that are declared. */
const GUESSES = 100;
/** So many names under one first word that nothing declares are no slips: their file is gone. */
const SEVERAL = 3;

/** Names that nothing declares, that are declared twice, or in which a placeholder is left. */
export function nameFindings({ references, names, unsure, placeholders, locate }: NameChecks): readonly Finding[] {
  const found: Finding[] = [];
  const first = new Map<string, Reference>();
  const guesses = new Map<string, string | null>();
  const guess = (name: string, vocabulary: Vocabulary): string | null => {
    const key = `${vocabulary} ${name}`;
    if (!guesses.has(key) && guesses.size < GUESSES) guesses.set(key, suggest(name, [...(names.get(vocabulary) ?? [])]));
    return guesses.get(key) ?? null;
  };
  const copied = new Set<string>();
  for (const one of references) {
    const { vocabulary, role, name, place, side } = one;
    // `{port}` of an address is filled in by the server.
    const placeholder = vocabulary === "origin-address" ? undefined : /\{[^}]*\}?/.exec(name)?.[0];
    if (placeholder !== undefined) {
      const suggestion = suggest(placeholder, placeholders);
      found.push(finding(locate(place, side), "unknown-placeholder", { placeholder, name, suggestion }));
    } else if (role === "declares") {
      const key = JSON.stringify([vocabulary, name, ...(vocabulary === "entry" ? [place.file, place.path.slice(0, -2)] : [])]);
      const other = first.get(key);
      if (other === undefined) first.set(key, one);
      else if (!SHARED.includes(vocabulary) && !isInside(copied, place)) {
        copied.add(entryKey(place, place.path.length - 1));
        found.push(twice(one, other, locate));
      }
    } else if (isReferred(vocabulary) && !unsure.has(vocabulary) && names.get(vocabulary)?.has(name) !== true) {
      found.push(finding(locate(place, side), unknownCode(vocabulary), { name, suggestion: guess(name, vocabulary) }));
    }
  }
  return withMissingFamilies(found, names.get("grant") ?? new Set());
}

/** A copied entry is one finding, whatever else is declared in it. */
function isInside(copied: ReadonlySet<string>, place: Place): boolean {
  return place.path.some((_, depth) => depth < place.path.length - 1 && copied.has(entryKey(place, depth)));
}

function entryKey({ file, path }: Place, depth: number): string {
  return [file, ...path.slice(0, depth)].join("\n");
}

function twice(one: Reference, other: Reference, locate: NameChecks["locate"]): Finding {
  const at = locate(one.place, one.side);
  const isSame = one.place.file === other.place.file && one.place.path.join("\n") === other.place.path.join("\n");
  if (isSame) return finding(at, "repeated-name", { name: one.name });
  return finding(at, "duplicate-id", { name: one.name }, { related: locate(other.place, other.side) });
}

/** Unknown grants whose first words nothing declares are one finding, at the first of them: a file of grants is missing. */
function withMissingFamilies(findings: readonly Finding[], grants: ReadonlySet<string>): readonly Finding[] {
  const known = new Set([...grants].map(familyOf));
  const lost = findings.filter(({ code, params }) => code === "unknown-grant" && !known.has(familyOf(params.name)));
  const counts = new Map<string, number>();
  for (const { params } of lost) counts.set(familyOf(params.name), (counts.get(familyOf(params.name)) ?? 0) + 1);
  const [first] = lost;
  if (first === undefined || Math.max(...counts.values()) < SEVERAL) return findings;
  const summary = finding(first, "unknown-family", { families: [...counts.keys()].join(", "), count: lost.length });
  const gone = new Set(lost);
  return [...findings.filter((one) => !gone.has(one)), summary];
}

const familyOf = (grant: unknown) => String(grant).replace(/\..*/, "");
