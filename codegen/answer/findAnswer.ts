import { type SearchEntry, searchEntries, searchEntryOf } from "../../src/domain/search/searchEntries";
import type { LinkedTile, Place } from "../link/model";
import { defaultLanguage, type Registry } from "../viewer/registry";
import type { ExplainKind } from "./explanation";
import { labelOf } from "./labelOf";
import { type Position, positionOf } from "./position";

/** Something that can be explained by its name. */
export interface FoundThing extends Position {
  readonly kind: ExplainKind;
  readonly name: string;
  readonly label: string | null;
  /** Where a page is, or which one a tile opens; null for the others. */
  readonly leads: string | null;
}

export interface FindAnswer {
  readonly asked: string;
  /** By kind, the best of each kind first. */
  readonly found: readonly FoundThing[];
  readonly icons: readonly string[];
  /** Found, but not shown. */
  readonly more: number;
}

/** As many of a kind as one reads at a glance. */
const SHOWN = 8;

interface Item {
  readonly kind: ExplainKind;
  readonly name: string;
  /** Key of its text. */
  readonly key: string;
  readonly place: Place;
  readonly leads: string | null;
  /** Keys of the texts of tiles that open it. */
  readonly from: readonly string[];
}

/** Pages, tiles, applications and grants by their texts in any language or by their names, and icons by theirs. */
export function findAnswer(registry: Registry, asked: string, language: string, iconSet: readonly string[]): FindAnswer {
  const kinds = [routes(registry), tiles(registry), applications(registry), grants(registry)];
  const found = kinds.map((items) =>
    searchEntries(
      items.map((item) => entryFor(registry, item)),
      asked,
      SHOWN,
    ),
  );
  const own = registry.model.documents.icons.flatMap(({ document }) => Object.keys(document.icons));
  const icons = searchEntries(
    [...own, ...iconSet].map((name) => searchEntryOf(name, { title: name })),
    asked,
    SHOWN * 2,
  );
  return {
    asked,
    found: found.flatMap(({ items }) =>
      items.map(({ kind, name, key, place, leads }) => ({
        kind,
        name,
        label: labelOf(registry, key, language),
        leads,
        ...positionOf(registry, place),
      })),
    ),
    icons: icons.items,
    more: [...found, icons].reduce((sum, { total, items }) => sum + total - items.length, 0),
  };
}

/** Ranked by its text in the default language, so that the order is the same for every reader. */
function entryFor(registry: Registry, item: Item): SearchEntry<Item> {
  const texts = [item.key, ...item.from].flatMap((key) => Object.values(registry.model.texts.get(key)?.texts ?? {}));
  return searchEntryOf(item, {
    title: labelOf(registry, item.key, defaultLanguage(registry)) ?? item.name,
    more: [item.name, item.leads ?? "", ...texts],
  });
}

function routes({ model }: Registry): readonly Item[] {
  const openers = new Map<string, string[]>();
  for (const { id, document } of model.tiles.values())
    if (document.route !== undefined) openers.set(document.route, [...(openers.get(document.route) ?? []), `tile.${id}`]);
  return [...model.routes.values()].map(({ name, path, place }) => ({
    kind: "route",
    name,
    key: `route.${name}`,
    place,
    leads: path === null ? null : `/${path}`,
    from: openers.get(name) ?? [],
  }));
}

function tiles({ model }: Registry): readonly Item[] {
  return [...model.tiles.values()].map((tile) => ({
    kind: "tile",
    name: tile.id,
    key: `tile.${tile.id}`,
    place: { ...tile.place, path: [...tile.place.path, "id"] },
    leads: routesOf(tile).join(", ") || tile.document.link || null,
    from: [],
  }));
}

function applications({ model }: Registry): readonly Item[] {
  return [...model.applications.values()].map(({ id, place }) => ({
    kind: "application",
    name: id,
    key: `app.${id}`,
    place: { ...place, path: ["id"] },
    leads: null,
    from: [],
  }));
}

function grants({ model }: Registry): readonly Item[] {
  return [...model.grants.values()].map(({ name, place }) => ({ kind: "grant", name, key: `grant.${name}`, place, leads: null, from: [] }));
}

function routesOf({ document: { route, orElse } }: LinkedTile): readonly string[] {
  return route === undefined ? [] : [route, ...(orElse ?? []).map((target) => target.route)];
}
