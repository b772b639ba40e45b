import { createResolver } from "../../src/domain/resolver/createResolver";
import { applyChange } from "../explain/viewerChange";
import { herdAskers } from "../snapshot/herdKinds";
import type { Registry } from "../viewer/registry";

/** One level of a persona that lacks the offline-ready bit, and what opens without network as soon as it has it. */
export interface LackingLevel {
  readonly persona: string;
  readonly grant: string;
  readonly level: number;
  readonly routes: readonly string[];
}

/** Each level alone, with whatever herd: what lacks two levels at once is in none of the lists. */
export function lackingLevels(registry: Registry): readonly LackingLevel[] {
  const { tables } = registry;
  const { offlineMask } = tables.access;
  const found = herdAskers(registry, { online: false, mode: null }).flatMap(({ id: persona, asker: { viewer, resolver } }) => {
    const open = new Set(resolver.routes());
    const levels = Object.entries((viewer.user ?? viewer.multiUser)?.rules.authorizes ?? {});
    return levels.flatMap(([grant, level]) => {
      if (level === 0 || (level & offlineMask) !== 0) return [];
      const changed = applyChange(viewer, { kind: "set-level", grant, level: level | offlineMask });
      const routes = createResolver(tables, changed)
        .routes()
        .filter((name) => !open.has(name));
      return routes.length === 0 ? [] : [{ persona, grant, level, routes }];
    });
  });
  const joined = new Map<string, LackingLevel>();
  for (const one of found) {
    const key = `${one.persona} ${one.grant}`;
    joined.set(key, { ...one, routes: [...new Set([...(joined.get(key)?.routes ?? []), ...one.routes])] });
  }
  return [...joined.values()];
}
