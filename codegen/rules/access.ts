import { isUnguarded } from "../link/accessOf";
import type { LinkedTile, RegistryModel } from "../link/model";
import { below, keyOf } from "../link/places";
import type { Breach } from "../prove/breach";
import { userFileOf } from "../prove/counterexample";
import { refusedByTarget, type TileOpening } from "../prove/proveTiles";
import { guardOf, tileGuard } from "../tables/guardOf";
import { exactGrantsOf } from "../tables/registryTables";
import { type Rule, rule } from "./rule";
import { tileTargets } from "./targets";

export const accessRules: readonly Rule[] = [
  /** Every route says, itself or through its application or domain, who may pass (GRT-12). */
  rule("route-unguarded", "error", function* (model) {
    for (const { name, place, access, application } of model.routes.values()) {
      const domain = model.applications.get(application)?.document.domain;
      if (!isUnguarded(access) || domain === undefined || model.names.get("domain")?.has(domain) !== true) continue;
      if (!model.isWhole(place) || !model.isWhole({ file: place.file, path: ["access"] })) continue;
      yield { at: keyOf(place), params: { name, domain } };
    }
  }),
  /** Only pages that the shell draws itself are open without signing in. */
  rule("public-frame-route", "error", function* (model) {
    for (const { name, place, access, document } of model.routes.values()) {
      if (!access.public || document.screen !== undefined || !model.isWhole(place)) continue;
      yield { at: access.from === "route" ? below(place, "access") : keyOf(place), params: { name } };
    }
  }),
  /** A tile with an access of its own admits nobody whom its target refuses (TIL-14). The others take their target's. */
  rule("tile-opens-refusal", "error", function* (model) {
    const settings = model.documents.settings[0]?.document;
    if (settings === undefined) return;
    const shops = model.documents.shops.flatMap(({ document }) => document.shops);
    const multiHerd = new Set(model.documents.menu.flatMap(({ document }) => (document.multiHerd === true ? [document.id] : [])));
    const tables = { access: settings.access, features: settings.features, shops, exactGrants: exactGrantsOf(model) };
    for (const [tile, openings] of overriding(model)) {
      for (const [n, { route }] of openings.entries()) {
        const facts = refusedByTarget(openings, n, multiHerd.has(tile.section), tables);
        if (facts === null) continue;
        const params = { tile: tile.id, route, asks: asked(facts.breaches[0]), user: JSON.stringify(userFileOf(facts, tables)) };
        yield { at: keyOf(below(tile.place, "access")), params };
      }
    }
  }),
];

/** Only tiles with an access of their own can differ from their target. A route that nobody may open is another finding. */
function overriding(model: RegistryModel): ReadonlyMap<LinkedTile, readonly TileOpening[]> {
  const openings = new Map<LinkedTile, TileOpening[]>();
  for (const { tile, route } of tileTargets(model)) {
    const { access } = tile.document;
    if (access === undefined || access === "inherit" || isUnguarded(route.access)) continue;
    const known = openings.get(tile) ?? [];
    known.push({ route: route.name, tile: tileGuard(tile, route.access), target: guardOf(route.access) });
    openings.set(tile, known);
  }
  return openings;
}

/** What a route asks for and its tile does not, as the registry writes it. */
function asked(breach: Breach | undefined): string {
  switch (breach?.kind) {
    case "clause":
      return `anyOf: [${breach.grants.join(", ")}]`;
    case "workshop":
      return `workshop: ${breach.shop}`;
    case "application":
      return `code: ${breach.code}`;
    case "multiHerd":
    case "multiFirst":
      return `${breach.kind}: true`;
    default:
      return "signedIn";
  }
}
