import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Persona } from "../../src/domain/session/persona";
import { itemsSeen } from "../snapshot/seen";
import { ENVIRONMENTS, isOnline } from "../viewer/environments";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import { keptNames, renamedTo } from "./keptNames";
import { keptTiles } from "./keptTiles";
import type { Side } from "./side";

export interface Reach {
  readonly tiles: readonly string[];
  readonly routes: readonly string[];
  readonly sections: readonly string[];
  /** Pages that are open without network; where they come or go with network too, they stand there alone. */
  readonly offline: readonly string[];
  /** `desktop/map > map.main`: a tab and the page it opens. */
  readonly tabs: readonly string[];
  /** What the shell switches on by a grant, candidates and sign-ins of applications: `ping`, `candidate/card`, `login/card`. */
  readonly features: readonly string[];
}

/** What somebody gains and loses, with the rights that they have on the newer side. */
export interface PersonaChange {
  readonly id: string;
  readonly gained: Reach;
  readonly lost: Reach;
  /** Home screens of both sides where they differ. */
  readonly home: { readonly before: string | null; readonly after: string | null } | null;
}

/** Personas of both sides; one that is new, or gone, has nothing to compare. */
export function personaChanges(base: Side, head: Side): readonly PersonaChange[] {
  const known = personasOf(base);
  const [kept, paths, tiles] = [keptNames(base, head), renamedTo(base, head), keptTiles(base, head)];
  // What comes or goes with an application says so itself.
  const shared = Object.keys(base.tables.applications).filter((id) => Object.hasOwn(head.tables.applications, id));
  return [...personasOf(head)].flatMap(([id, persona]) => {
    if (!known.has(id)) return [];
    const was = reachOf(base, persona, shared);
    // A page under another name is no page more, and the same home; so is a tile.
    const renamed = (names: readonly string[]) => names.flatMap((name) => [...(kept.has(name) ? [name] : []), paths.get(name) ?? name]);
    const before = {
      ...was,
      tiles: was.tiles.map((id) => tiles.get(id) ?? id),
      routes: renamed(was.routes),
      offline: renamed(was.offline),
      tabs: was.tabs.map((tab) => tab.replace(/[^ ]+$/, (name) => paths.get(name) ?? name)),
      home: kept.get(was.home ?? "") ?? was.home,
    };
    const after = reachOf(head, persona, shared);
    return [
      {
        id,
        gained: beyond(after, before),
        lost: beyond(before, after),
        home: before.home === after.home ? null : { before: before.home, after: after.home },
      },
    ];
  });
}

/** The part of the changes that has to do with some routes: the routes, tiles that open them, sections and home of who is met by it. */
export function within(changes: readonly PersonaChange[], { tables }: Side, routes: readonly string[]): readonly PersonaChange[] {
  const subjects = new Set(routes);
  const tiles = new Set(
    tables.sections.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        group.tiles.flatMap(({ id, target }) =>
          target.kind === "route" && target.targets.some(({ route }) => subjects.has(route)) ? [id] : [],
        ),
      ),
    ),
  );
  const isMet = (name: string) => subjects.has(name);
  return partOf(changes, (reach) => ({
    ...NOTHING,
    routes: reach.routes.filter(isMet),
    tiles: reach.tiles.filter((id) => tiles.has(id)),
    sections: reach.sections,
    offline: reach.offline.filter(isMet),
    tabs: reach.tabs.filter((tab) => isMet(tab.split(" > ")[1] ?? "")),
  }));
}

export const NOTHING: Reach = { tiles: [], routes: [], sections: [], offline: [], tabs: [], features: [] };

/** Whoever is met by a part of the changes, with that part. */
export function partOf(changes: readonly PersonaChange[], part: (reach: Reach, id: string) => Reach): readonly PersonaChange[] {
  return changes.flatMap((change) => {
    const [gained, lost] = [part(change.gained, change.id), part(change.lost, change.id)];
    return isMetBy({ gained, lost }) ? [{ ...change, gained, lost }] : [];
  });
}

/** Whether there is more to it than a section, which comes and goes with its tiles. */
function isMetBy({ gained, lost }: Pick<PersonaChange, "gained" | "lost">): boolean {
  return [gained, lost].some(({ sections: _, ...reach }) => Object.values(reach).some((names) => names.length > 0));
}

function reachOf({ model, tables }: Side, persona: Persona, shared: readonly string[]): Reach & { readonly home: string | null } {
  const resolver = createResolver(tables, personaViewer(persona, { online: true, mode: null }, tables));
  const menu = resolver.menu();
  const items = ENVIRONMENTS.flatMap((environment) => {
    return itemsSeen({ model, tables }, persona, environment).map(([file, item]) => ({ file, item, online: isOnline(environment) }));
  });
  const seen = (file: string) => [...new Set(items.flatMap((one) => (one.file === file ? [one.item] : [])))];
  const toHome = new Set(
    (["desktop", "mobile"] as const).flatMap((bar) =>
      tables.tabs[bar].flatMap(({ id, opens }) => (opens === "home" ? [`${bar}/${id}`] : [])),
    ),
  );
  const logsIn = (id: string) => {
    const login = tables.applications[id]?.login;
    const asks = login?.grant ?? null;
    return login != null && resolver.signedIn && (asks === null || resolver.grant(asks).held) && (!login.multiHerd || resolver.multiHerd);
  };
  return {
    tiles: menu.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id))),
    routes: resolver.routes(),
    sections: menu.map(({ section }) => section.id),
    offline: [...new Set(items.flatMap(({ file, item, online }) => (!online && file.startsWith("screens/") ? [item] : [])))],
    // Where home is differs by itself.
    tabs: seen("tabs.txt").filter((item) => !toHome.has(item.split(" > ")[0] ?? "")),
    features: [...seen("features.txt"), ...shared.flatMap((id) => (logsIn(id) ? [`login/${id}`] : []))],
    home: resolver.home()?.route ?? null,
  };
}

function beyond(one: Reach, other: Reach): Reach {
  const less = (names: readonly string[], known: readonly string[]) => {
    const rest = new Set(known);
    return names.filter((name) => !rest.has(name));
  };
  const routes = less(one.routes, other.routes);
  return {
    tiles: less(one.tiles, other.tiles),
    routes,
    sections: less(one.sections, other.sections),
    offline: less(less(one.offline, other.offline), routes),
    tabs: less(one.tabs, other.tabs),
    features: less(one.features, other.features),
  };
}
