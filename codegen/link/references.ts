import { once } from "../kept/kept";
import type { ReadDocument } from "../read/readDocument";
import type { EachDocument } from "../schema/common";
import { KINDS } from "../schema/kinds";
import { namesIn } from "../schema/namesIn";
import type { Vocabulary } from "../schema/reference";
import { isBlock } from "../schema/shape";
import type { ListDocument } from "../schema/vocabulary";
import { copiesOf, fill } from "./expand";
import type { Reference } from "./model";

export interface References {
  /** Every name in the files as they are written, with lists expanded. */
  readonly references: readonly Reference[];
  /** Vocabularies of which names are declared once for each item of a list. */
  readonly repeated: ReadonlySet<Vocabulary>;
}

export function referencesIn(documents: readonly ReadDocument[], lists: ReadonlyMap<string, ListDocument>): References {
  const references: Reference[] = [];
  const repeated = new Set<Vocabulary>();
  for (const document of documents)
    for (const { vocabulary, role, name, path, side, each } of writtenIn(document)) {
      const place = { file: document.file, path };
      // Without a placeholder a name is the same for every item.
      if (!isEach(each) || (role === "refers" && !name.includes("{"))) {
        references.push({ vocabulary, role, name, place, side });
        continue;
      }
      if (role === "declares") repeated.add(vocabulary);
      for (const copy of copiesOf(each, lists)) references.push({ vocabulary, role, name: fill(name, copy), place, side });
    }
  return { references, repeated };
}

/** A document that is kept between two checks is walked through once. */
const writtenIn = once(({ kind, value }: ReadDocument) => namesIn(KINDS[kind].schema, value));

function isEach(value: unknown): value is EachDocument {
  return isBlock(value) && typeof value.list === "string";
}

export function namesOf(references: readonly Reference[], candidate: string | undefined): ReadonlyMap<Vocabulary, ReadonlySet<string>> {
  const names = new Map<Vocabulary, Set<string>>();
  for (const { role, vocabulary, name } of references) {
    if (role !== "declares") continue;
    const known = names.get(vocabulary);
    if (known === undefined) names.set(vocabulary, new Set([name]));
    else known.add(name);
  }
  names.set("shown", new Set((["route", "tile", "section"] as const).flatMap((one) => [...(names.get(one) ?? [])])));
  return names.set("right", rights(names.get("grant") ?? new Set(), names.get("application") ?? new Set(), candidate));
}

/** A grant and the shorter names that give it. */
export function withShorter(name: string): readonly string[] {
  const levels = name.split(".");
  return levels.map((_, index) => levels.slice(0, levels.length - index).join("."));
}

/** What users may hold: a grant, a shorter name, which gives all below it, and the candidate toggle of an application. */
function rights(grants: ReadonlySet<string>, applications: ReadonlySet<string>, candidate: string | undefined): Set<string> {
  const held = new Set<string>();
  for (const name of grants) for (const one of withShorter(name)) held.add(one);
  if (candidate === undefined) return held;
  held.add(candidate);
  for (const id of applications) held.add(`${candidate}.${id}`);
  return held;
}
