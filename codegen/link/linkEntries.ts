import type { OfflineUse } from "../../src/domain/registry/tables";
import { paramsOf } from "../../src/domain/routing/pattern";
import type { RouteDocument } from "../schema/application";
import { accessOf, type Level } from "./access";
import { copiesOf, fill, fillAll } from "./expand";
import type { LinkContext } from "./linkContext";
import type { LinkedApplication, LinkedGrant, LinkedRoute, LinkedTile } from "./model";

export interface LinkedApplications {
  readonly applications: ReadonlyMap<string, LinkedApplication>;
  readonly routes: ReadonlyMap<string, LinkedRoute>;
}

/** Applications and their routes, with lists expanded and access inherited. */
export function linkApplications(context: LinkContext): LinkedApplications {
  const applications = new Map<string, LinkedApplication>();
  const routes = new Map<string, LinkedRoute>();
  const aliases: LinkedRoute[] = [];
  const domains = new Map<string, Level>();
  for (const { file, document } of context.documents.domains)
    for (const [n, { id, access }] of document.domains.entries())
      domains.set(id, ["domain", access, { file, path: ["domains", n, "access"] }]);
  for (const { file, document } of context.documents.application) {
    const code = document.code ?? null;
    const domain = domains.get(document.domain);
    const outer: readonly Level[] = [["application", document.access, { file, path: ["access"] }], ...(domain ? [domain] : [])];
    claim(applications, document.id, { id: document.id, place: { file, path: ["id"] }, document, access: accessOf(outer, code) });
    for (const [key, route] of Object.entries(document.routes ?? {}))
      for (const copy of copiesOf(route.each, context.lists)) {
        const name = fill(key, copy);
        const filled = fillAll(route, copy);
        const linked: LinkedRoute = {
          name,
          place: { file, path: ["routes", key] },
          application: document.id,
          path: filled.navigable === false ? null : (filled.path ?? name.replaceAll(".", "/")),
          offline: offlineUse(filled.offline ?? document.offline),
          document: filled,
          access: accessOf([["route", filled.access, { file, path: ["routes", key, "access"] }], ...outer], code),
        };
        claim(routes, name, linked);
        aliases.push(...aliasesOf(linked));
      }
  }
  for (const alias of aliases) claim(routes, alias.name, alias);
  return { applications, routes };
}

/** An earlier name of a route is a route that leads to it, for whoever may open it. */
function aliasesOf(route: LinkedRoute): readonly LinkedRoute[] {
  const segments = route.path?.split("/").filter((segment) => segment.startsWith(":")) ?? [];
  const params = Object.fromEntries(paramsOf(route.path ?? "").map(({ name }) => [name, name]));
  return Object.entries(route.document.aliases ?? {}).map(([name, { path = [...name.split("."), ...segments].join("/") }]) => ({
    ...route,
    name,
    place: { file: route.place.file, path: [...route.place.path, "aliases", name] },
    // Where the page has kept its address, it is the name alone that leads there.
    path: path === route.path ? null : path,
    offline: null,
    document: { label: route.document.label, redirect: { to: route.name, params, keepsQuery: true } },
  }));
}

/** Tiles of all sections by id, in the order of their files. */
export function linkMenus({ documents, lists }: LinkContext): ReadonlyMap<string, LinkedTile> {
  const tiles = new Map<string, LinkedTile>();
  for (const { file, document } of documents.menu)
    for (const [groupIndex, group] of document.groups.entries())
      for (const [tileIndex, tile] of group.tiles.entries())
        for (const copy of copiesOf(tile.each, lists)) {
          const id = fill(tile.id, copy);
          const place = { file, path: ["groups", groupIndex, "tiles", tileIndex] };
          claim(tiles, id, { id, section: document.id, group: group.id, place, document: fillAll(tile, copy) });
        }
  return tiles;
}

/** Every declared grant by its full name. */
export function linkGrants(context: LinkContext): ReadonlyMap<string, LinkedGrant> {
  const grants = new Map<string, LinkedGrant>();
  for (const { file, document } of context.documents.grantFamily)
    for (const [key, grant] of Object.entries(document.grants))
      for (const copy of copiesOf(grant.each, context.lists)) {
        const name = fill(key, copy);
        const place = { file, path: ["grants", key] };
        claim(grants, name, { name, family: document.id, place, exact: grant.exact === true });
      }
  return grants;
}

function offlineUse(written: RouteDocument["offline"]): OfflineUse | null {
  return written === undefined || written === "none" ? null : written;
}

/** Gives a name to the first who asks for it: a second one has a finding of its own. */
function claim<T>(names: Map<string, T>, name: string, entry: T): void {
  if (!names.has(name)) names.set(name, entry);
}
