import { isUnguarded } from "../link/accessOf";
import type { Asker } from "../viewer/asker";
import { personaAskers } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { type GrantUse, grantUse } from "./grantUse";
import type { Proof } from "./proof";
import { proveHomes } from "./proveHomes";
import { proveTiles } from "./proveTiles";

interface Reach {
  readonly id: string;
  readonly tiles: number;
  readonly routes: number;
}

/** Who reaches what, and what is shown for every possible user. */
export interface Coverage {
  readonly ok: boolean;
  readonly grants: GrantUse;
  readonly routes: { readonly total: number; readonly public: number; readonly guarded: number; readonly unguarded: readonly string[] };
  readonly tiles: { readonly total: number };
  readonly proofs: readonly Proof[];
  readonly personas: readonly Reach[];
  /** Routes that no persona reaches online. */
  readonly unreachedRoutes: readonly string[];
  /** What each persona keeps offline. */
  readonly offline: readonly Reach[];
}

export function coverage(registry: Registry): Coverage {
  const { model, tables } = registry;
  const online = personaAskers(registry, true);
  const reached = new Set([...online.values()].flatMap(({ resolver }) => resolver.routes()));
  const routes = [...model.routes.values()];
  const unguarded = routes.filter(({ access }) => !access.public && isUnguarded(access)).map(({ name }) => name);
  const open = routes.filter(({ access }) => access.public).length;
  const proofs = [...proveTiles(tables), ...proveHomes(registry)];
  const grants = grantUse(registry);
  return {
    ok: proofs.every(({ holds }) => holds) && unguarded.length === 0 && grants.undeclared.length === 0,
    grants,
    routes: { total: routes.length, public: open, guarded: routes.length - open - unguarded.length, unguarded: unguarded.sort() },
    tiles: { total: model.tiles.size },
    proofs,
    personas: reachOf(online),
    unreachedRoutes: Object.keys(tables.routes).filter((name) => !reached.has(name)),
    offline: reachOf(personaAskers(registry, false)),
  };
}

function reachOf(askers: ReadonlyMap<string, Asker>): readonly Reach[] {
  return [...askers].map(([id, { resolver }]) => ({
    id,
    tiles: resolver.menu().reduce((count, { groups }) => count + groups.reduce((sum, { tiles }) => sum + tiles.length, 0), 0),
    routes: resolver.routes().length,
  }));
}
