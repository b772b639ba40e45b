import type { Guard } from "../../src/domain/registry/access";
import { compareText } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { targetsOf } from "../link/targetsOf";
import { guardOf, tileGuard } from "./guardOf";

/** Every distinct guard once, and the way from a guard to its index. */
export interface GuardTable {
  readonly guards: readonly Guard[];
  readonly indexOf: (guard: Guard) => number;
}

/** Collects the guards of routes and tiles; their order does not depend on the order of files. */
export function guardsOf(model: RegistryModel): GuardTable {
  const distinct = new Map<string, Guard>();
  const add = (guard: Guard): unknown => distinct.set(canonical(guard), guard);
  for (const route of model.routes.values()) add(guardOf(route.access));
  for (const tile of model.tiles.values()) {
    const targets = targetsOf(tile.document);
    if (targets.length === 0) add(tileGuard(tile, null));
    for (const { route } of targets) add(tileGuard(tile, model.routes.get(route)?.access ?? null));
  }
  const keys = [...distinct.keys()].sort(compareText);
  const indexes = new Map(keys.map((key, index) => [key, index]));
  return {
    guards: keys.flatMap((key) => distinct.get(key) ?? []),
    indexOf: (guard) => indexes.get(canonical(guard)) ?? -1,
  };
}

/** Equal guards have equal texts. */
function canonical({ public: open, clauses, applications, multiHerd, multiFirst, workshop }: Guard): string {
  return JSON.stringify([open, clauses, applications, multiHerd, multiFirst, workshop]);
}
