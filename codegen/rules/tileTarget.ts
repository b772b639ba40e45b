import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { LinkedTile, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { tileTargets } from "./tileTargets";

/** A tile opens exactly one thing, and a thing with an address. */
export const tileTarget: Rule = function* (model) {
  for (const tile of model.tiles.values()) yield* oneTarget(model, tile);
  for (const { tile, route, place } of tileTargets(model)) {
    if (route.path !== null) continue;
    yield finding(
      model.locate(below(place, "route")),
      "tile-target",
      `The tile "${tile.id}" opens "${route.name}", which is a hidden frame without an address.`,
      {
        hint: 'Choose a route with an address, or remove "navigable: false" from that route.',
      },
    );
  }
};

function* oneTarget(model: RegistryModel, { id, place, document }: LinkedTile): Iterable<Diagnostic> {
  const written = (["route", "link", "shop"] as const).filter((key) => document[key] !== undefined);
  const second = written[1];
  if (written.length === 0) {
    yield finding(model.locate(place), "tile-target", `The tile "${id}" opens nothing.`, {
      hint: 'Add "route:" with the name of a route, "link:" with an address outside the routes, or "shop:" with a shop.',
    });
  } else if (second !== undefined) {
    yield finding(
      model.locate(below(place, second), "key"),
      "tile-target",
      `The tile "${id}" opens several things: ${written.join(" and ")}.`,
      {
        hint: "Keep exactly one of route, link and shop.",
      },
    );
  } else if (document.route === undefined) {
    for (const key of ["params", "query", "orElse"] as const) {
      if (document[key] === undefined) continue;
      yield finding(model.locate(below(place, key), "key"), "tile-target", `"${key}" of the tile "${id}" has no effect without a route.`, {
        hint: `Remove "${key}:", or give the tile a "route:".`,
      });
    }
  }
}
