import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Persona } from "../../src/domain/session/persona";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import { keptNames } from "./keptNames";
import type { Side } from "./side";

interface Reach {
  readonly tiles: readonly string[];
  readonly routes: readonly string[];
  readonly sections: readonly string[];
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
  const kept = keptNames(base, head);
  return [...personasOf(head)].flatMap(([id, persona]) => {
    if (!known.has(id)) return [];
    const was = reachOf(base, persona);
    // A page under another name is no page more, and the same home.
    const renamed = was.routes.flatMap((name) => kept.get(name) ?? []);
    const before = { ...was, routes: [...was.routes, ...renamed], home: kept.get(was.home ?? "") ?? was.home };
    const after = reachOf(head, persona);
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
  const part = ({ routes: all, tiles: shown, sections }: Reach): Reach => ({
    routes: all.filter((name) => subjects.has(name)),
    tiles: shown.filter((id) => tiles.has(id)),
    sections,
  });
  return changes.flatMap((change) => {
    const gained = part(change.gained);
    const lost = part(change.lost);
    return [gained, lost].some((reach) => reach.routes.length + reach.tiles.length > 0) ? [{ ...change, gained, lost }] : [];
  });
}

function reachOf({ tables }: Side, persona: Persona): Reach & { readonly home: string | null } {
  const resolver = createResolver(tables, personaViewer(persona, { online: true, mode: null }, tables));
  const menu = resolver.menu();
  return {
    tiles: menu.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id))),
    routes: resolver.routes(),
    sections: menu.map(({ section }) => section.id),
    home: resolver.home()?.route ?? null,
  };
}

function beyond(one: Reach, other: Reach): Reach {
  const less = (names: readonly string[], known: readonly string[]) => {
    const rest = new Set(known);
    return names.filter((name) => !rest.has(name));
  };
  return { tiles: less(one.tiles, other.tiles), routes: less(one.routes, other.routes), sections: less(one.sections, other.sections) };
}
