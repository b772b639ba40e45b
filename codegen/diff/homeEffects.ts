import { positionOf } from "../answer/position";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { NOTHING, type PersonaChange } from "./personaChanges";
import type { Side } from "./side";
import { type ValueChange, valueChanges } from "./valueChanges";

/** Homes that differ for another reason than the access of a page, or the order of the menu, which say so themselves. */
export function homeEffects(base: Side, head: Side, personas: readonly PersonaChange[], reported: readonly Effect[]): readonly Effect[] {
  if (isOrderAlone(base, head)) return [];
  const known = new Set(reported.flatMap((effect) => effect.personas.flatMap(({ id, home }) => (home === null ? [] : [id]))));
  const groups = new Map<string, { before: string | null; after: string | null; met: PersonaChange[] }>();
  for (const persona of personas) {
    if (persona.home === null || known.has(persona.id)) continue;
    const key = JSON.stringify(persona.home);
    const group = groups.get(key) ?? { ...persona.home, met: [] };
    group.met.push({ ...persona, gained: NOTHING, lost: NOTHING });
    groups.set(key, group);
  }
  const [homes] = head.model.documents.homes;
  const changes = valueChanges(base, head).filter(({ isText }) => !isText);
  const written = changes.filter(({ document }) => document === "homes");
  const causes = written.length > 0 ? written : changes.filter(({ document }) => document.startsWith("menu "));
  const bound = causes.map(({ document, names }) => [document, ...names].join(" "));
  const changed = written.find(({ isGone }) => !isGone);
  const at = changed?.place ?? (homes && { file: homes.file, path: ["otherwise"] });
  const place = at === undefined ? null : positionOf(head, at);
  return [...groups.values()].map(({ before, after, met }) =>
    makeEffect({ kind: "home", subjects: [], before, after, bound, place, personas: met, answer: "yes" }),
  );
}

/** Whether sections, groups or tiles stand in another order, and what homes.yaml says is the same. */
export function isOrderAlone(base: Side, head: Side): boolean {
  const homes = ({ tables }: Side) => JSON.stringify(tables.homes);
  return homes(base) === homes(head) && valueChanges(base, head).some(isOrder);
}

/** A home that no setting names is the first page of the menu. */
export function isOrder({ document, names }: Pick<ValueChange, "document" | "names">): boolean {
  return document.startsWith("menu ") && names.at(-1) === "order";
}
