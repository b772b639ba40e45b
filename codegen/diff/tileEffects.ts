import { createResolver } from "../../src/domain/resolver/createResolver";
import { drawnMenu } from "../../src/domain/resolver/drawnMenu";
import { positionOf } from "../answer/position";
import { targetsOf } from "../link/targetsOf";
import { herdKinds } from "../snapshot/herdKinds";
import { targetText } from "../snapshot/seen";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import { waysText } from "./accessChange";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { isLoss, NOTHING, nameIn, type PersonaChange, partOf, tabsTo } from "./personaChanges";
import { endName, renamedGroups, renamedParam, renamedSections, renamedTo } from "./renamedNames";
import { renamedTiles } from "./renamedTiles";
import type { Side } from "./side";
import { type TileChange, tileIds, tilesOf } from "./tileChanges";
import { joined } from "./unexplainedEffects";

/** Between the pages of which a tile opens the first that is held. */
const BETWEEN = " / ";

/** Tiles that came, went, moved or lead elsewhere: nobody opens a screen by it that was closed. */
export function tileEffects(base: Side, head: Side, changes: readonly TileChange[], personas: readonly PersonaChange[]): readonly Effect[] {
  const before = new Set(tileIds(base));
  const after = new Set(tileIds(head));
  const param = renamedParam(base, head);
  const opened = (side: Side, id: string) => {
    const tile = side.model.tiles.get(id)?.document;
    if (tile?.route === undefined) return tile?.link ?? null;
    const named = (name: string) => (side === base && name === param?.[0] ? param[1] : name);
    return targetsOf(tile)
      .map(({ params = {}, ...one }) => {
        return targetText({ ...one, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [named(name), value])) });
      })
      .join(BETWEEN);
  };
  const place = (side: Side, id: string) => {
    const tile = side.model.tiles.get(id);
    return tile === undefined ? null : positionOf(side, tile.place);
  };
  const [from, to] = [sectionsOf(base), sectionsOf(head)];
  const sections = new Map([...from, ...to]);
  const met = (id: string) =>
    partOf(personas, (reach) => ({
      ...NOTHING,
      tiles: reach.tiles.filter((tile) => tile === id),
      sections: reach.sections.filter((section) => section === sections.get(id)),
      devices: reach.devices.filter((one) => nameIn(one) === sections.get(id)),
      tabs: reach.tabs.filter((tab) => tabsTo([base, head], new Set([sections.get(id) ?? ""])).has(tab)),
      modes: reach.modes.filter((one) => nameIn(one) === id),
    })).map((one) => ({ ...one, home: null }));
  const shown = (side: Side, id: string) => tilesOf(side.tables).flatMap(({ tile, ways }) => (tile.id === id ? [waysText(ways)] : []));
  // What a persona loses waits for an answer, a tile too: the way to a page is not less than the page.
  const less = (id: string) => {
    const personas = met(id);
    return {
      personas,
      bound: [[base, head].map((side) => shown(side, id)).join(" → ")],
      answer: isLoss(personas) ? "yes" : "none",
    } as const;
  };
  const kept = renamedTiles(base, head);
  const named = new Set(kept.values());
  const added = [...after].filter((id) => !before.has(id) && !named.has(id));
  const gone = [...before].filter((id) => !after.has(id) && !kept.has(id));
  const sectionNames = renamedSections(base, head);
  const moved = [...to].flatMap(([id, section]) => {
    const was = from.get(id);
    return was === undefined || (sectionNames.get(was) ?? was) === section ? [] : [{ id, was, section }];
  });
  const groupNames = renamedGroups(base, head);
  const [groups, groupsNow] = [groupsOf(base, sectionNames), groupsOf(head)];
  const regrouped = [...groupsNow].flatMap(([id, group]) => {
    const was = groups.get(id);
    const isSame = was === undefined || (groupNames.get(was) ?? was) === group || moved.some((one) => one.id === id);
    return isSame ? [] : [{ id, was, group }];
  });
  const turned = [...after].filter(
    (id) => before.has(id) && opened(base, id) !== opened(head, id) && !isFollowed(head, opened(base, id), opened(head, id)),
  );
  const ways = turned.length === 0 ? [] : lostWays(base, head, turned);
  const menu = (id: string) => head.model.documents.menu.find(({ document }) => document.id === id);
  return [
    ...moved.map(({ id, was, section }) =>
      makeEffect({ kind: "tile-moved", subjects: [id], before: was, after: section, place: place(head, id), ...less(id) }),
    ),
    ...regrouped.map(({ id, was, group }) =>
      makeEffect({ kind: "tile-regrouped", subjects: [id], before: was, after: group, place: place(head, id) }),
    ),
    ...[...groupNames].map(([before, after]) => {
      const [section = "", group = ""] = after.split(".");
      const n = menu(section)?.document.groups.findIndex(({ id }) => id === group) ?? 0;
      const place = positionOf(head, { file: menu(section)?.file ?? "menus", path: ["groups", n, "id"] });
      return makeEffect({ kind: "group-renamed", subjects: [after], before, after, place });
    }),
    ...[...sectionNames].map(([before, after]) => {
      const place = positionOf(head, { file: menu(after)?.file ?? "menus", path: ["id"] });
      return makeEffect({ kind: "section-renamed", subjects: [after], before, after, place });
    }),
    ...[...kept].map(([was, now]) =>
      makeEffect({ kind: "tile-renamed", subjects: [now], before: was, after: now, place: place(head, now) }),
    ),
    ...added.map((id) => makeEffect({ kind: "tile-added", subjects: [id], after: opened(head, id), place: place(head, id), ...less(id) })),
    ...gone.map((id) =>
      makeEffect({ kind: "tile-removed", subjects: [id], before: opened(base, id), place: place(base, id), isGone: true, ...less(id) }),
    ),
    ...turned.map((id) => {
      const [was, now] = [opened(base, id), opened(head, id)];
      const { gains, loses } = changes.find(({ tile }) => tile === id) ?? {};
      const witness = { ...(gains && { gains }), ...(loses && { loses }) };
      const personas = joined(
        met(id),
        partOf(ways, (reach) => ({ ...NOTHING, ways: reach.ways.filter((way) => nameIn(way) === id) })),
      );
      const answer = isLoss(personas) ? "yes" : "none";
      const fields = { before: was, after: now, place: place(head, id), witness, ...less(id), personas, answer } as const;
      return makeEffect({ kind: "tile-target", subjects: [id], ...fields });
    }),
  ];
}

/** Personas to whom a tile opens another page than it did, with one herd or several, with whichever herd: what it opened is lost as a way. */
function lostWays(base: Side, head: Side, ids: readonly string[]): readonly PersonaChange[] {
  const renamed = renamedTo(base, head);
  return [...personasOf(base)].map(([id, persona]) => {
    const lost = herdKinds(persona).flatMap((one) =>
      ([null, persona.mode === "solo" ? "multi" : "solo"] as const).flatMap((mode) => {
        const [was, now] = [base, head].map(({ tables }) => {
          const resolver = createResolver(tables, personaViewer(one, { online: true, mode }, tables));
          const tiles = drawnMenu(resolver, tables).flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
          return new Map(tiles.map((tile) => [tile.id, resolver.tile(tile)]));
        });
        return ids.flatMap((id) => {
          const [from, to] = [was?.get(id), now?.get(id)].map((tile) => tile?.target?.route ?? tile?.href);
          const isKept = !from || !to || endName(head, renamed.get(from) ?? from) === endName(head, to);
          return isKept ? [] : [`${from}/${id}`];
        });
      }),
    );
    return { id, gained: NOTHING, lost: { ...NOTHING, ways: [...new Set(lost)] }, home: null };
  });
}

/** The section of each tile. */
function sectionsOf({ tables }: Side): ReadonlyMap<string, string> {
  return new Map(tilesOf(tables).map(({ tile: { id, section } }) => [id, section]));
}

/** Section and group of each tile, sections by the names of now. */
function groupsOf({ tables }: Side, sections: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  return new Map(tilesOf(tables).map(({ tile: { id, section, group } }) => [id, `${sections.get(section) ?? section}.${group}`]));
}

/** A tile follows a page that is called otherwise now: with an alias that is no effect, without one an effect of the page. */
function isFollowed(head: Side, before: string | null, after: string | null): boolean {
  if (before === null || before.startsWith("/") || before.startsWith("http")) return false;
  const [was, now] = [before.split(BETWEEN), after?.split(BETWEEN) ?? []];
  const follows = (one: string, other = "") => {
    const [[name = "", ...given], [now = "", ...taken]] = [one.split(" "), other.split(" ")];
    const isSame = name === now || !Object.hasOwn(head.tables.routes, name) || endName(head, name) === now;
    return isSame && given.join() === taken.join();
  };
  return was.length === now.length && was.every((name, n) => follows(name, now[n]));
}
