import { plainHref, routeAddress } from "../../src/domain/address/routeAddress";
import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables, RouteRecord, SectionRecord, TileRecord, TileRouteTarget } from "../../src/domain/registry/tables";
import type { UserFile } from "../viewer/userFile";
import type { Anybody, Asked } from "./anybody";
import type { Opening } from "./claim";
import { both } from "./condition";
import { type Through, type Way, type Ways, waysOf } from "./ways";

/** A screen that may be home: for whoever is let in, and no screen before it. */
interface Candidate {
  readonly through: Through;
  /** Whoever these refuse lands elsewhere. */
  readonly guards: readonly Guard[];
  readonly failures: readonly Way[];
}

/** Home screens of anybody, and how they fail. Made once for a registry. */
export interface Homes {
  /** Origins that the home screen depends on; null: any other. */
  readonly origins: readonly (string | null)[];
  /** How the home of somebody with a value in settings.home (null: none that is known) and an origin fails. */
  readonly waysOf: (value: string | null, origin: string | null) => Iterable<Way>;
  /** How a way fails that goes on with the home screen. */
  readonly after: (way: Way) => Iterable<Way>;
}

/** Origin of a user file that names none. */
const USUAL_ORIGIN = "ELEVEUR";

type WaysOfTile = (section: SectionRecord, tile: TileRecord) => Ways;

export function createHomes(tables: RegistryTables, anybody: Anybody, waysOfTile: WaysOfTile): Homes {
  const { values, byOrigin, otherwise } = tables.homes;
  const origins = [...new Set([...Object.keys(byOrigin), ...tables.sections.flatMap(({ reverseFor }) => reverseFor)]), null];
  const ofValue = new Map(
    Object.entries(values).map(([value, route]) => [value, routeCandidate(tables, anybody, { kind: "home", subject: value }, [route])]),
  );
  const tails = new Map<string, readonly Candidate[]>();
  const tailOf = (origin: string | null): readonly Candidate[] => {
    const key = tables.sections.map(({ reverseFor }) => (origin !== null && reverseFor.includes(origin) ? "1" : "0")).join("");
    const known = tails.get(key) ?? [...tailCandidates(tables, anybody, waysOfTile, origin)];
    tails.set(key, known);
    return known;
  };
  function* candidates(value: string | null, origin: string | null): Iterable<Candidate> {
    const standard = (origin !== null && Object.hasOwn(byOrigin, origin) ? byOrigin[origin] : undefined) ?? otherwise;
    for (const one of [value, standard]) {
      const candidate = one === null ? null : ofValue.get(one);
      if (candidate) yield candidate;
    }
    yield* tailOf(origin);
  }
  function* waysFor(value: string | null, origin: string | null): Iterable<Way> {
    const before = new Set<Guard>();
    const user = fieldsOf(value, origin, origins);
    for (const { failures, guards, through } of candidates(value, origin)) {
      for (const way of failures)
        yield { ...way, when: { ...way.when, refuses: [...way.when.refuses, ...before] }, user, through: way.through ?? through };
      for (const guard of guards) before.add(guard);
    }
  }
  function* anyHome(): Iterable<Way> {
    for (const [value, candidate] of ofValue)
      for (const way of candidate?.failures ?? [])
        yield { ...way, user: fieldsOf(value, null, origins), through: candidate?.through ?? null };
    for (const origin of origins) yield* waysFor(null, origin);
  }
  let all: readonly Way[] | null = null;
  return {
    origins,
    waysOf: waysFor,
    *after(way) {
      all ??= [...anyHome()];
      for (const home of all) {
        const when = both(way.when, home.when);
        if (when !== null) yield { ...home, when, steps: untilRepeated([...way.steps.slice(0, -1), ...home.steps]), opening: way.opening };
      }
    },
  };
}

function fieldsOf(value: string | null, origin: string | null, origins: Homes["origins"]): UserFile {
  const named = origin ?? (origins.includes(USUAL_ORIGIN) ? "" : null);
  return { ...(value === null ? {} : { settings: { home: value } }), ...(named === null ? {} : { origin: named }) };
}

/** The first of some routes that is open; null when it has no address of its own. */
function routeCandidate(tables: RegistryTables, anybody: Anybody, through: Through, names: readonly string[]): Candidate | null {
  const known = names.flatMap((name) => (Object.hasOwn(tables.routes, name) ? (tables.routes[name] ?? []) : []));
  const hasAddress = (route: RouteRecord) => plainHref(route) !== null;
  const open = ({ guard }: Asked): Opening | null => {
    const href = plainHref(known.find((one) => guard(one.guard).admitted));
    return href === null ? null : { href, route: null };
  };
  if (!known.some(hasAddress)) return null;
  // Whoever opens one without an address lands elsewhere, as do those whom all refuse: the latter are enough to look at.
  const guards = known.every(hasAddress) ? known.flatMap(({ guard }) => tables.guards[guard] ?? []) : [];
  return { through, guards, failures: failuresAtHome(waysOf({ open }, anybody, tables)) };
}

/** After the homes that a registry names: tiles in menu order, then tabs (decision REG-20). */
function* tailCandidates(tables: RegistryTables, anybody: Anybody, waysOfTile: WaysOfTile, origin: string | null): Iterable<Candidate> {
  const multi = new Map<Guard, Guard>();
  const before = new Set<Guard>();
  for (const section of tables.sections) {
    const inOrder = section.groups.flatMap(({ tiles }) => tiles);
    for (const tile of origin !== null && section.reverseFor.includes(origin) ? inOrder.toReversed() : inOrder) {
      const { target } = tile;
      if (target.kind !== "route") continue;
      const failures = failuresAtHome(waysOfTile(section, tile));
      const guardsOf = (targets: readonly TileRouteTarget[]) => {
        const own = targets.flatMap(({ guard }) => tables.guards[guard] ?? []);
        return section.multiHerd ? own.map((guard) => forMultiHerd(guard, multi)) : own;
      };
      // Whoever is let in here is at home on an earlier tile.
      if (failures.length === 0 && guardsOf(target.targets).every((guard) => before.has(guard))) continue;
      const guards = guardsOf(target.targets.filter((one) => hasAddress(tables, one)));
      if (guards.length === 0) continue;
      for (const guard of guards) before.add(guard);
      yield { through: { kind: "tile", subject: tile.id }, guards, failures };
    }
  }
  for (const tab of tables.tabs.desktop) {
    const candidate = routeCandidate(tables, anybody, { kind: "tab", subject: tab.id }, tab.targets);
    if (candidate !== null) yield candidate;
  }
}

function hasAddress({ routes }: RegistryTables, { route, params, query }: TileRouteTarget): boolean {
  const record = routes[route];
  return record !== undefined && "href" in routeAddress(record, params, query);
}

/** A way that comes to an address again ends there. */
function untilRepeated(steps: Way["steps"]): Way["steps"] {
  const again = steps.findIndex(({ href }, n) => steps.findIndex((step) => step.href === href) < n);
  return again < 0 ? steps : steps.slice(0, again).map((step, n) => (n === again - 1 ? { ...step, ends: "loop" } : step));
}

/** What has no address is no home, and any page that opens will do; one that leads home leads to itself. */
function failuresAtHome({ failures, homes }: Ways): readonly Way[] {
  const isBad = ({ steps }: Way) => ["refused", "unknown", "missing", "loop"].includes(steps.at(-1)?.ends ?? "");
  const inCircle = (way: Way): Way => {
    const steps = way.steps.slice(0, -1);
    return { ...way, steps: untilRepeated([...steps, ...steps.slice(0, 1)]) };
  };
  return [...failures.filter(isBad), ...homes.map(inCircle)];
}

/** The tiles of a section for several herds are for nobody else. */
function forMultiHerd(guard: Guard, known: Map<Guard, Guard>): Guard {
  const narrowed = known.get(guard) ?? { ...guard, public: false, multiHerd: true };
  known.set(guard, narrowed);
  return narrowed;
}
