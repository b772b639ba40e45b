import type { OfflineUse } from "../../src/domain/registry/tables";
import { drawnMenu } from "../../src/domain/resolver/drawnMenu";
import { type Position, positionOf } from "../answer/position";
import type { Finding } from "../diagnostic/finding";
import { placeOf } from "../entries/placeOf";
import { isUnguarded } from "../link/access";
import type { RegistryModel } from "../link/model";
import { isEarlierName } from "../link/places";
import type { Proof } from "../prove/proof";
import { createProver } from "../prove/prover";
import { personaRules } from "../rules/personas";
import { herdAskers, openedRoutes } from "../snapshot/herdKinds";
import type { Registry } from "../viewer/registry";
import { type PointlessAlternative, pointlessAlternatives } from "./alternatives";
import { type BlastRadius, blastRadius, personaAskers } from "./blastRadius";
import { type Cause, causesOf } from "./causes";
import { type GrantUse, grantUse } from "./grantUse";
import { type LackingLevel, lackingLevels } from "./offlineLevels";
import { proofsOf, unseenTiles } from "./proofs";
import { unlinkedRoutes } from "./unlinked";

interface Reach {
  readonly id: string;
  /** Of a persona that reaches other things with another of its herds the one it is about. */
  readonly herd?: string;
  readonly tiles: number;
  readonly routes: number;
}

interface OfflineReach extends Reach {
  /** Pages that open with network alone: a level lacks the offline bit. */
  readonly closed: readonly string[];
  /** Pages that open and that the device keeps. */
  readonly kept: number;
  readonly keptRoutes: readonly string[];
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
  const online = herdAskers(registry, { online: true, mode: null });
  const reached = new Set(online.flatMap(({ asker }) => asker.resolver.routes()));
  const personas = personaAskers(registry);
  const routes = [...model.routes.values()].filter((route) => !isEarlierName(route));
  const unguarded = routes.filter(({ access }) => !access.public && isUnguarded(access)).map(({ name }) => name);
  const open = routes.filter(({ access }) => access.public).length;
  const prover = createProver(tables);
  const proofs = proofsOf(registry, prover);
  const grants = grantUse(registry);
  const reaches = reachesOf(registry, online);
  const brokenPromises = promisesBroken(model);
  return {
    ok: [...proofs.filter(({ holds }) => holds === false), ...brokenPromises, ...unguarded, ...grants.undeclared].length === 0,
    brokenPromises,
    grants,
    heldAtOnce: [...model.grants.keys()].map((name) => blastRadius(registry, name, personas)).filter(({ through }) => through.length > 0),
    routes: { total: routes.length, public: open, guarded: routes.length - open - unguarded.length, unguarded: unguarded.sort() },
    tiles: { total: model.tiles.size },
    proofs: proofs.map((proof) => resultOf(registry, proof)),
    causes: causesOf(registry, proofs),
    personas: reaches.map(({ reach }) => reach),
    unreachedRoutes: routes.flatMap(({ name }) => (reached.has(name) ? [] : [name])).sort(),
    offline: reaches.map((one) => one.offline),
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

/** What each persona reaches, and without network; with each of its herds where it is not the same with all. */
function reachesOf(registry: Registry, online: ReturnType<typeof herdAskers>) {
  const { tables } = registry;
  const offline = herdAskers(registry, { online: false, mode: null });
  const found = online.map(({ id, herd, asker: { resolver } }) => {
    const own = offline.filter((one) => one.id === id);
    const without = (own.find((one) => one.herd === herd) ?? own[0])?.asker.resolver ?? resolver;
    const [opened, open] = [openedRoutes(registry, resolver), openedRoutes(registry, without)];
    const [tiles, shown] = [resolver, without].map((one) =>
      drawnMenu(one, tables).flatMap(({ groups }) => groups.flatMap((group) => group.tiles)),
    );
    const keptRoutes = open.filter((name) => tables.routes[name]?.offline !== undefined);
    const closed = opened.filter((name) => !open.includes(name));
    const all = JSON.stringify([opened, open, tiles?.map((tile) => tile.id), shown?.map((tile) => tile.id)]);
    return {
      id,
      herd,
      all,
      reach: { id, tiles: tiles?.length ?? 0, routes: opened.length },
      offline: { id, tiles: shown?.length ?? 0, routes: open.length, closed, kept: keptRoutes.length, keptRoutes },
    };
  });
  return found.flatMap((one) => {
    const { herd, reach, offline: without } = one;
    const own = found.filter(({ id }) => id === one.id);
    if (herd === null || own.every(({ all }) => all === one.all)) return one === own[0] ? [{ reach, offline: without }] : [];
    return [{ reach: { ...reach, herd }, offline: { ...without, herd } }];
  });
}

function usedOffline({ tables }: Registry, use: OfflineUse): readonly string[] {
  return Object.values(tables.routes).flatMap(({ name, offline }) => (offline === use ? [name] : []));
}
