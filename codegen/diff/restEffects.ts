import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { type PersonaChange, partOf, type Reach } from "./personaChanges";

/** What personas gain or lose and no effect speaks of: it is said all the same, and waits. */
export function restEffects(personas: readonly PersonaChange[], reported: readonly Effect[]): readonly Effect[] {
  const rest = untold(personas, reported);
  return rest.length === 0 ? [] : [makeEffect({ kind: "unexplained", subjects: rest.map(({ id }) => id), personas: rest, answer: "yes" })];
}

/** The part of the changes that no effect speaks of. */
export function untold(personas: readonly PersonaChange[], reported: readonly Effect[]): readonly PersonaChange[] {
  const told = new Map<string, Set<string>>();
  for (const one of reported.flatMap((effect) => effect.personas)) {
    const names = told.get(one.id) ?? new Set();
    for (const reach of [one.gained, one.lost]) for (const name of Object.values(reach).flat()) names.add(name);
    told.set(one.id, names);
  }
  return partOf(personas, (reach, id) => less(reach, told.get(id) ?? new Set()));
}

function less(reach: Reach, told: ReadonlySet<string>): Reach {
  const rest = (names: readonly string[]) => names.filter((name) => !told.has(name));
  const { tiles, routes, sections, offline, tabs, features } = reach;
  return {
    tiles: rest(tiles),
    routes: rest(routes),
    sections: rest(sections),
    offline: rest(offline),
    tabs: rest(tabs),
    features: rest(features),
  };
}
