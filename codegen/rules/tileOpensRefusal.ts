import { finding } from "../diagnostic/finding";
import { isUnguarded } from "../link/accessOf";
import type { LinkedTile, RegistryModel } from "../link/model";
import { needsLevelZero, userFileOf } from "../prove/counterexample";
import type { UserFacts } from "../prove/findFacts";
import { becauseOf, refusedByTarget, replayTile, type TileOpening } from "../prove/proveTiles";
import { guardOf, tileGuard } from "../tables/guardOf";
import { exactGrantsOf, registryTables } from "../tables/registryTables";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { tileTargets } from "./tileTargets";

/** A tile with an access of its own admits nobody whom its target refuses (TIL-14). The others take their target's. */
export const tileOpensRefusal: Rule = function* (model) {
  const settings = model.documents.settings[0]?.document;
  const shops = model.documents.shops.flatMap(({ document }) => document.shops);
  if (settings === undefined) return;
  const multiHerd = new Set(model.documents.menu.flatMap(({ document }) => (document.multiHerd === true ? [document.id] : [])));
  const tables = { access: settings.access, features: settings.features, shops, exactGrants: exactGrantsOf(model) };
  for (const [tile, openings] of overriding(model)) {
    for (const [n, { route }] of openings.entries()) {
      const facts = refusedByTarget(openings, n, multiHerd.has(tile.section), tables);
      if (facts === null) continue;
      const user = userFileOf(facts, tables);
      const replayed = replays(model, tile, route, user);
      yield finding(
        model.locate(below(tile.place, "access"), "key"),
        "tile-opens-refusal",
        `The tile "${tile.id}" admits somebody whom its route "${route}" refuses: ${becauseOf(facts)}.${replayed ? ` For example this user: ${JSON.stringify(user)}` : ""}`,
        { hint: hintFor(route, facts, needsLevelZero(user)) },
      );
    }
  }
};

/** Only tiles with an access of their own can differ from their target. */
function overriding(model: RegistryModel): ReadonlyMap<LinkedTile, readonly TileOpening[]> {
  const openings = new Map<LinkedTile, TileOpening[]>();
  for (const { tile, route } of tileTargets(model)) {
    const { access } = tile.document;
    // A route that nobody may open is told by route-unguarded.
    if (access === undefined || access === "inherit" || isUnguarded(route.access)) continue;
    const opening = { route: route.name, tile: tileGuard(tile, route.access), target: guardOf(route.access) };
    const known = openings.get(tile);
    if (known === undefined) openings.set(tile, [opening]);
    else known.push(opening);
  }
  return openings;
}

/** A registry without homes has no tables; its missing file is told by another rule. */
function replays(model: RegistryModel, { id }: LinkedTile, route: string, user: ReturnType<typeof userFileOf>): boolean {
  if (model.documents.homes.length === 0) return false;
  const tables = registryTables(model);
  const tiles = tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  const tile = tiles.find((one) => one.id === id);
  return tile !== undefined && replayTile(tables, user, tile, route);
}

function hintFor(route: string, { breaches }: UserFacts, levelZero: boolean): string {
  const reading = levelZero
    ? " This happens only to users whose level for the longer name is 0; everybody else passes by the shorter name."
    : "";
  const grants = breaches[0]?.kind === "clause" ? breaches[0].grants.join(", ") : null;
  const remedy = grants === null ? "" : `name only grants that "${route}" takes (${grants}), or `;
  return `Remove "access" from the tile, so that it takes that of its route; ${remedy}let the route admit the users of the tile.${reading}`;
}
