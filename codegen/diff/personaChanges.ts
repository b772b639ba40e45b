import { DEVICES } from "../../src/domain/resolver/drawnMenu";
import { trieOf } from "../../src/domain/routing/matcher";
import { matchPath } from "../../src/domain/routing/matchPath";
import type { Persona } from "../../src/domain/session/persona";
import type { Sourced } from "../link/model";
import { routeShapes } from "../link/routeShapes";
import { asksForHerd } from "../snapshot/herdKinds";
import { OWN, type Reach, type ReachAndHome, reachOf, type Ways } from "../snapshot/reach";
import { personasOf } from "../viewer/personaViewer";
import { keptNames, keptPersonas, renamedTo } from "./renamedNames";
import { renamedTiles } from "./renamedTiles";
import type { Side } from "./side";

/** What somebody gains and loses by the registry, whatever became of the persona's own rights. */
export interface PersonaChange {
  readonly id: string;
  readonly gained: Reach;
  readonly lost: Reach;
  /** Home screens of both sides where they differ. */
  readonly home: { readonly before: string | null; readonly after: string | null } | null;
}

/**
 * Personas of the older side. One that is gone, or has other rights now, is compared with the rights of before on both sides, so
 * that it hides no loss; with its new rights it may gain what it did not have. One that is new has nothing to compare.
 */
export function personaChanges(base: Side, head: Side): readonly PersonaChange[] {
  const [known, later] = [personasOf(base), personasOf(head)];
  const kept = keptPersonas(base, head);
  const renamed = renamedReach(base, head);
  const asksHerd = asksForHerd(base) || asksForHerd(head);
  const [ways, waysNow] = [waysOf(base, base, head), waysOf(head, base, head)];
  // What comes or goes with an application says so itself.
  const shared = Object.keys(base.tables.applications).filter((id) => Object.hasOwn(head.tables.applications, id));
  return [...known].map(([id, persona]) => {
    const now = kept.get(id);
    const own = now && later.get(now.after.document.id);
    const isSame = now !== undefined && rightsOf(now.before).join() === rightsOf(now.after).join();
    const reach = (side: Side, one: Persona) => reachOf(side, one, shared, asksHerd, side === base ? ways : waysNow);
    const before = renamed(reach(base, persona));
    const after = reach(head, (isSame && own) || persona);
    const gained = beyond(after, before);
    const more = own && !isSame ? beyond(reach(head, own), renamed(reach(base, own))) : NOTHING;
    const home = before.home === after.home ? null : { before: before.home, after: after.home };
    // Who has another home in either mode is told of the one.
    const all = ({ modes, ...reach }: Reach): Reach => ({
      ...reach,
      modes: modes.filter((one) => home === null || !one.includes("/home/")),
    });
    return { id, gained: all(both(gained, beyond(more, before))), lost: all(beyond(before, after)), home };
  });
}

/** All that a persona may pass by, as it is written. */
export function rightsOf({ document }: Sourced<"persona">): readonly string[] {
  const { login, mode, allGrants, profile, herds } = document;
  const { droits, grants, authorizes, origin, connectedAs, home } = profile;
  const others = { ...authorizes, login, mode, allGrants, origin, connectedAs, home };
  return [
    ...droits,
    ...herds.flatMap(({ numCheptel, laitier, allaitant }) => [
      `${numCheptel} laitier: ${laitier}`,
      `${numCheptel} allaitant: ${allaitant}`,
    ]),
    ...grants.map((code) => `grants: ${code}`),
    ...Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
  ].sort();
}

/** What somebody reached before, by the names of now: a page or a tile under another name is none more, and the same home. */
function renamedReach(base: Side, head: Side): (reach: ReachAndHome) => ReachAndHome {
  const [kept, paths, tiles] = [keptNames(base, head), renamedTo(base, head), renamedTiles(base, head)];
  const renamed = (names: readonly string[]) => names.map((name) => paths.get(name) ?? name);
  return (was) => ({
    ...was,
    tiles: was.tiles.map((id) => tiles.get(id) ?? id),
    routes: renamed(was.routes),
    offline: renamed(was.offline),
    kept: was.kept.map((one) => one.replace(/[^/]+$/, (name) => paths.get(name) ?? name)),
    modes: was.modes.flatMap((one) => {
      const [mode, what, name = ""] = one.split("/");
      const now = what === "tile" ? [tiles.get(name) ?? name] : what === "home" ? [kept.get(name) ?? name] : renamed([name]);
      return now.map((other) => [mode, what, other].join("/"));
    }),
    tabs: was.tabs.map((tab) => tab.replace(/[^ ]+$/, (name) => paths.get(name) ?? name)),
    home: kept.get(was.home ?? "") ?? was.home,
  });
}

/** The part of the changes that has to do with some routes: the routes, tiles that open them, sections and home of who is met by it. */
export function within(
  changes: readonly PersonaChange[],
  { tables }: Pick<Side, "tables">,
  routes: readonly string[],
): readonly PersonaChange[] {
  const subjects = new Set(routes);
  const opening = tables.sections.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.tiles.filter(({ target }) => target.kind === "route" && target.targets.some(({ route }) => subjects.has(route))),
    ),
  );
  const [tiles, sections] = [new Set(opening.map(({ id }) => id)), new Set(opening.map(({ section }) => section))];
  const tabs = tabsTo([{ tables }], sections);
  const isMet = (name: string | null) => name !== null && subjects.has(name);
  const near = changes.map((one) => (isMet(one.home?.before ?? null) || isMet(one.home?.after ?? null) ? one : { ...one, home: null }));
  const homes = new Set(changes.flatMap(({ id, gained, lost }) => (both(gained, lost).modes.some(isMetHome) ? [id] : [])));
  return partOf(near, (reach, id) => ({
    ...NOTHING,
    routes: reach.routes.filter(isMet),
    tiles: reach.tiles.filter((id) => tiles.has(id)),
    sections: reach.sections.filter((id) => sections.has(id)),
    offline: reach.offline.filter(isMet),
    tabs: reach.tabs.filter((tab) => tabs.has(tab) || isMet(tab.split(" > ")[1] ?? "")),
    kept: reach.kept.filter((one) => isMet(nameIn(one))),
    addresses: reach.addresses.filter((one) => isMet(nameIn(one))),
    // A home comes in the place of another.
    modes: reach.modes.filter((one) => isMet(nameIn(one)) || tiles.has(nameIn(one)) || (one.includes("/home/") && homes.has(id))),
  }));

  function isMetHome(one: string): boolean {
    return one.includes("/home/") && isMet(nameIn(one));
  }
}

/** Tabs that open one of some sections: they come and go with it. */
export function tabsTo(sides: readonly Pick<Side, "tables">[], sections: ReadonlySet<string>): ReadonlySet<string> {
  const ofBar = ({ tables }: Pick<Side, "tables">, bar: (typeof DEVICES)[number]) =>
    tables.tabs[bar].flatMap(({ id, section }) => (section && sections.has(section) ? [`${bar}/${id}`] : []));
  return new Set(sides.flatMap((side) => DEVICES.flatMap((bar) => ofBar(side, bar))));
}

/** Addresses of before that lead, as they are or without what may be left out, to one of some names now. */
export function takenBy(base: Side, head: Side, names: readonly string[]): readonly string[] {
  return waysOf(head, base, head).flatMap(({ name, led }) => (led.flat().some((one) => names.includes(one)) ? [`at/${name}`] : []));
}

/** What `full/card.list` or `single/tile/births` is about. */
export function nameIn(one: string): string {
  return one.slice(one.lastIndexOf("/") + 1);
}

/** A reach with some names of each sort. */
export function reachWith(names: (of: keyof Reach) => readonly string[]): Reach {
  return {
    tiles: names("tiles"),
    routes: names("routes"),
    sections: names("sections"),
    offline: names("offline"),
    tabs: names("tabs"),
    features: names("features"),
    devices: names("devices"),
    kept: names("kept"),
    modes: names("modes"),
    addresses: names("addresses"),
    ways: names("ways"),
  };
}

export const NOTHING = reachWith(() => []);

/** Whoever is met by a part of the changes, with that part. */
export function partOf(changes: readonly PersonaChange[], part: (reach: Reach, id: string) => Reach): readonly PersonaChange[] {
  return changes.flatMap((change) => {
    const [gained, lost] = [part(change.gained, change.id), part(change.lost, change.id)];
    return isSome(gained) || isSome(lost) ? [{ ...change, gained, lost }] : [];
  });
}

/** Whether anybody has less than before, of whatever it is. */
export function isLoss(met: readonly PersonaChange[]): boolean {
  return met.some(({ lost }) => isSome(lost));
}

/** Whether there is more to it than a section, which comes and goes with its tiles. */
export function isSome({ sections: _, ...reach }: Reach): boolean {
  return Object.values(reach).some((names) => names.length > 0);
}

/** What each address of the older side leads to on one of both; a name that has none leads to itself. */
function waysOf({ tables }: Side, base: Side, head: Side): Ways {
  const renamed = renamedTo(base, head);
  return Object.values(base.tables.routes).flatMap(({ name, path, screen }) => {
    if (screen === "notFound") return [];
    const now = renamed.get(name) ?? name;
    if (path === null) return { name: now, led: [[name, now]] };
    const isPage = (one: string) => tables.routes[one]?.screen !== "notFound";
    const led = routeShapes(path).map(({ shape }) => matchPath(trieOf(tables), shape)?.names.filter(isPage) ?? []);
    // Of several pages at one address that which is asked for.
    return { name: now, led: led.map((names) => (names.includes(now) ? [now] : names)) };
  });
}

export function both(one: Reach, other: Reach): Reach {
  return reachWith((of) => [...new Set([...one[of], ...other[of]])]);
}

function beyond(one: Reach, other: Reach): Reach {
  const less = (names: readonly string[], known: readonly string[]) => {
    const rest = new Set(known);
    return names.filter((name) => !rest.has(name));
  };
  const more = reachWith((of) => less(one[of], other[of]));
  const besides = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(nameIn(name)));
  return {
    ...more,
    tabs: [...new Set(more.tabs.map((tab) => tab.replace(OWN, "")))],
    offline: less(more.offline, more.routes),
    devices: besides(more.devices, more.sections),
    modes: besides(more.modes, [...more.tiles, ...more.routes]),
    addresses: besides(more.addresses, more.routes),
  };
}
