import type { OfflineUse } from "../../src/domain/registry/tables";
import { drawnMenu } from "../../src/domain/resolver/drawnMenu";
import { type Position, positionOf } from "../answer/position";
import type { Finding } from "../diagnostic/finding";
import { placeOf } from "../entries/placeOf";
import { isUnguarded } from "../link/access";
import type { RegistryModel } from "../link/model";
import type { Proof } from "../prove/proof";
import { createProver } from "../prove/prover";
import { personaRules } from "../rules/personas";
import type { Asker } from "../viewer/asker";
import { personaAskers } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { type PointlessAlternative, pointlessAlternatives } from "./alternatives";
import { type BlastRadius, blastRadius } from "./blastRadius";
import { type Cause, causesOf } from "./causes";
import { type GrantUse, grantUse } from "./grantUse";
import { type LackingLevel, lackingLevels } from "./offlineLevels";
import { proofsOf, unseenTiles } from "./proofs";
import { unlinkedRoutes } from "./unlinked";

interface Reach {
  readonly id: string;
  readonly tiles: number;
  readonly routes: number;
}

interface OfflineReach extends Reach {
  /** Pages that open with network alone: a level lacks the offline bit. */
  readonly closed: readonly string[];
  /** Pages that open and that the device keeps. */
  readonly kept: number;
}

/** Who reaches what, and what is shown for every possible user. */
export interface Coverage {
  readonly ok: boolean;
  /** What is promised of a persona and does not hold (`expect:`). */
  readonly brokenPromises: readonly Finding[];
  readonly grants: GrantUse;
  /** Grants that a shorter name gives at once: through which (open world), and to which personas (closed world). */
  readonly heldAtOnce: readonly BlastRadius[];
  readonly routes: { readonly total: number; readonly public: number; readonly guarded: number; readonly unguarded: readonly string[] };
  readonly tiles: { readonly total: number };
  readonly proofs: readonly ProofResult[];
  /** What to mend: the proofs that fail, by what they fail for. */
  readonly causes: readonly Cause[];
  readonly personas: readonly Reach[];
  /** Routes that no persona reaches online. */
  readonly unreachedRoutes: readonly string[];
  /** What each persona keeps offline, by their rights. */
  readonly offline: readonly OfflineReach[];
  /** What pages can do without network, whoever opens them. */
  readonly offlineUse: { readonly full: readonly string[]; readonly readonly: readonly string[] };
  /** Open world: what nobody can be shown. */
  readonly unseenTiles: ReturnType<typeof unseenTiles>;
  /** Routes to which nothing of the registry leads; sub-applications may. */
  readonly unlinkedRoutes: readonly string[];
  readonly pointlessAlternatives: readonly PointlessAlternative[];
  /** Closed world: levels of personas that alone keep pages from opening without network. */
  readonly lackingLevels: readonly LackingLevel[];
}

/** A proof, and where the registry says what it is about. */
export type ProofResult = Omit<Proof, "failure"> & { readonly cause: Position; readonly way?: readonly string[] };

export function coverage(registry: Registry): Coverage {
  const { model, tables } = registry;
  const online = personaAskers(registry, true);
  const reached = new Set([...online.values()].flatMap(({ resolver }) => resolver.routes()));
  const routes = [...model.routes.values()];
  const unguarded = routes.filter(({ access }) => !access.public && isUnguarded(access)).map(({ name }) => name);
  const open = routes.filter(({ access }) => access.public).length;
  const prover = createProver(tables);
  const proofs = proofsOf(registry, prover);
  const grants = grantUse(registry);
  const brokenPromises = promisesBroken(model);
  return {
    ok: [...proofs.filter(({ holds }) => holds === false), ...brokenPromises, ...unguarded, ...grants.undeclared].length === 0,
    brokenPromises,
    grants,
    heldAtOnce: [...model.grants.keys()].map((name) => blastRadius(registry, name, online)).filter(({ through }) => through.length > 0),
    routes: { total: routes.length, public: open, guarded: routes.length - open - unguarded.length, unguarded: unguarded.sort() },
    tiles: { total: model.tiles.size },
    proofs: proofs.map((proof) => resultOf(registry, proof)),
    causes: causesOf(registry, proofs),
    personas: reachOf(registry, online),
    unreachedRoutes: Object.keys(tables.routes).filter((name) => !reached.has(name)),
    offline: offlineReach(registry, online),
    offlineUse: { full: usedOffline(registry, "full"), readonly: usedOffline(registry, "readonly") },
    unseenTiles: unseenTiles(registry, prover),
    unlinkedRoutes: unlinkedRoutes(registry),
    pointlessAlternatives: pointlessAlternatives(registry),
    lackingLevels: lackingLevels(registry),
  };
}

function promisesBroken(model: RegistryModel): readonly Finding[] {
  const promises = personaRules.filter(({ code }) => code === "persona-expects" || code === "persona-refuses");
  return promises.flatMap(({ check }) => [...check(model, {})]);
}

function resultOf(registry: Registry, { failure, ...proof }: Proof): ProofResult {
  const way = failure === undefined || failure.steps.length === 0 ? {} : { way: failure.steps.map(({ href }) => href) };
  return { ...proof, cause: positionOf(registry, placeOf(registry.model, proof)), ...way };
}

function offlineReach(registry: Registry, online: ReadonlyMap<string, Asker>): readonly OfflineReach[] {
  const offline = personaAskers(registry, false);
  return reachOf(registry, offline).map((reach) => {
    const open = offline.get(reach.id)?.resolver.routes() ?? [];
    const closed = (online.get(reach.id)?.resolver.routes() ?? []).filter((name) => !open.includes(name));
    return { ...reach, closed, kept: open.filter((name) => registry.tables.routes[name]?.offline !== undefined).length };
  });
}

function usedOffline({ tables }: Registry, use: OfflineUse): readonly string[] {
  return Object.values(tables.routes).flatMap(({ name, offline }) => (offline === use ? [name] : []));
}

function reachOf({ tables }: Registry, askers: ReadonlyMap<string, Asker>): readonly Reach[] {
  return [...askers].map(([id, { resolver }]) => ({
    id,
    tiles: drawnMenu(resolver, tables).reduce((count, { groups }) => count + groups.reduce((sum, { tiles }) => sum + tiles.length, 0), 0),
    routes: resolver.routes().length,
  }));
}
