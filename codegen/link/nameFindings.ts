import { type Finding, finding } from "../diagnostic/finding";
import type { Range } from "../diagnostic/range";
import { suggest } from "../diagnostic/suggest";
import type { Vocabulary } from "../schema/reference";
import { withMissingFamilies } from "./missingFamilies";
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

/** Vocabularies whose names are not looked up here: those of addresses have rules of their own. */
const UNKNOWN = {
  application: "unknown-application",
  call: "unknown-call",
  code: "unknown-code",
  context: "unknown-context",
  domain: "unknown-domain",
  frameOrigin: "unknown-frame-origin",
  grant: "unknown-grant",
  home: "unknown-home",
  icon: "unknown-icon",
  language: "unknown-language",
  list: "unknown-list",
  origin: "unknown-origin",
  page: "unknown-page",
  right: "unknown-grant",
  route: "unknown-route",
  section: "unknown-section",
  shop: "unknown-shop",
  shown: "unknown-shown",
} as const satisfies Partial<Record<Vocabulary, string>>;

/** Vocabularies in which several entries may bear one name. */
const SHARED: readonly Vocabulary[] = ["code", "page"];

/** As many guesses as one reads: each compares a name with all that are declared. */
const GUESSES = 100;

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
  const isUnknown = ({ vocabulary, role, name }: Reference) =>
    role === "refers" && isLookedUp(vocabulary) && !unsure.has(vocabulary) && names.get(vocabulary)?.has(name) !== true;
  const misspelt = misspeltDeclarations(references, isUnknown, guess);
  const copied = new Set<string>();
  for (const one of references) {
    const { vocabulary, role, name, place, side } = one;
    const placeholder = /\{[^}]*\}?/.exec(name)?.[0];
    if (placeholder !== undefined) {
      const suggestion = suggest(placeholder, placeholders);
      found.push(finding(locate(place, side), "unknown-placeholder", { placeholder, name, suggestion }));
    } else if (role === "declares") {
      const key = JSON.stringify([vocabulary, name, ...(vocabulary === "entry" ? [place.file, place.path.slice(0, -2)] : [])]);
      const other = first.get(key);
      const asked = misspelt.get(`${vocabulary} ${name}`);
      if (asked !== undefined) found.push(finding(locate(place, side), "name-unasked", { name, asked }));
      if (other === undefined) first.set(key, one);
      else if (!SHARED.includes(vocabulary) && !isInside(copied, place)) {
        copied.add(entryKey(place, place.path.length - 1));
        found.push(twice(one, other, locate));
      }
    } else if (isLookedUp(vocabulary) && isUnknown(one)) {
      const suggestion = guess(name, vocabulary);
      if (misspelt.get(`${vocabulary} ${suggestion}`) === name) continue;
      found.push(finding(locate(place, side), UNKNOWN[vocabulary], { name, suggestion }));
    }
  }
  return withMissingFamilies(found, names.get("grant") ?? new Set());
}

/** Declared names that nothing asks for while nearly the same is asked for by several, or by one and the name of the file. */
function misspeltDeclarations(
  references: readonly Reference[],
  isUnknown: (one: Reference) => boolean,
  guess: (name: string, vocabulary: Vocabulary) => string | null,
): ReadonlyMap<string, string> {
  const asked = new Map<string, number>();
  const files = new Map<string, string>();
  for (const { role, vocabulary, name, place } of references) {
    const key = `${vocabulary} ${name}`;
    if (role === "refers") asked.set(key, (asked.get(key) ?? 0) + 1);
    else files.set(key, place.file);
  }
  return new Map(
    references.filter(isUnknown).flatMap(({ vocabulary, name }): [string, string][] => {
      const meant = `${vocabulary} ${guess(name, vocabulary)}`;
      const isSure = asked.get(`${vocabulary} ${name}`) !== 1 || files.get(meant)?.endsWith(`/${name}.yaml`) === true;
      return isSure && files.has(meant) && !asked.has(meant) ? [[meant, name]] : [];
    }),
  );
}

function isLookedUp(vocabulary: Vocabulary): vocabulary is keyof typeof UNKNOWN {
  return Object.hasOwn(UNKNOWN, vocabulary);
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
