import { once } from "../kept/kept";
import { isUnguarded } from "../link/access";
import type { LinkedRoute, LinkedTile, RegistryModel } from "../link/model";
import { below, isEarlierName, keyOf } from "../link/places";
import { type RouteShape, routeShapes } from "../link/routeShapes";
import { targetsOf } from "../link/targetsOf";
import { isReadable } from "../link/tileTargets";
import type { WordName } from "../messages/words";
import { askedFor, type Breach } from "../prove/breach";
import type { Proof } from "../prove/proof";
import { createProver } from "../prove/prover";
import { tileClaims } from "../prove/tileClaims";
import { hasAllSettings } from "../tables/documentOf";
import { registryTables } from "../tables/registryTables";
import { needing, type Rule, rule } from "./rule";

export const accessRules: readonly Rule[] = [
  /** Every route says, itself or through its application or domain, who may pass (GRT-12). */
  needing(["domains"], "route-unguarded", "error", function* (model) {
    for (const { name, place, access, application } of model.routes.values()) {
      const domain = model.applications.get(application)?.document.domain;
      if (!isUnguarded(access) || domain === undefined || model.names.get("domain")?.has(domain) !== true) continue;
      if (!model.isWhole(place) || !model.isWhole({ file: place.file, path: ["access"] })) continue;
      yield { at: keyOf(place), params: { name, domain } };
    }
  }),
  /** Only pages that the shell draws itself are open without signing in. */
  rule("public-frame-route", "error", function* (model) {
    const opened = new Map<string, string[]>();
    for (const route of model.routes.values()) {
      const isMeant = route.access.public && route.document.screen === undefined && !isEarlierName(route);
      if (!isMeant || !model.isWhole(route.place)) continue;
      const at = JSON.stringify(route.access.at);
      opened.set(at, [...(opened.get(at) ?? []), route.name]);
    }
    for (const [at, names] of opened) {
      // The first ones; their number says how many there are.
      const first = names.length > 6 ? [...names.slice(0, 6), "…"] : names;
      yield { at: JSON.parse(at), params: { count: names.length, names: first.join(", ") } };
    }
  }),
  /** A tile with an access of its own admits nobody whom its route refuses (TIL-14). The others take their route's. */
  rule("tile-opens-refusal", "error", function* (model) {
    for (const { tile, route, isWide, breach, user } of failingTiles(model))
      if (isWide && route !== null)
        yield { at: keyOf(below(tile.place, "access")), params: { tile: tile.id, route, asks: askedFor(breach), "@user": user } };
  }),
  /** No tile leads to a refusal, to nothing or into a loop by its address: through redirects, or since another page has it (TIL-14). */
  rule("tile-leads-astray", "error", function* (model) {
    for (const { tile, route, isWide, user, steps } of failingTiles(model)) {
      if (isWide) continue;
      const at = keyOf(below(tile.place, ...(tile.document.link !== undefined ? ["link"] : placeOfTarget(tile, route))));
      const failure = FAILURES[steps.at(-1)?.ends ?? "opens"];
      yield { at, params: { tile: tile.id, way: steps.map(({ href }) => href).join(" → "), "#failure": failure, "@user": user } };
    }
  }),
];

const FAILURES: Readonly<Record<"opens" | "leads" | "refused" | "unknown" | "missing" | "loop", WordName>> = {
  opens: "isOther",
  leads: "isOther",
  refused: "isRefused",
  unknown: "isNowhere",
  missing: "isNowhere",
  loop: "isCircle",
};

interface FailingTile {
  readonly tile: LinkedTile;
  readonly route: string | null;
  /** It fails because of an access of its own. */
  readonly isWide: boolean;
  readonly breach: Breach | undefined;
  readonly user: string;
  readonly steps: NonNullable<Proof["failure"]>["steps"];
}

const failingTiles = once((model: RegistryModel): readonly FailingTile[] => (isWhole(model) ? [...proveTiles(model)] : []));

/** Which page has an address cannot be said while some could not be read. */
function isWhole(model: RegistryModel): boolean {
  const { documents, incomplete } = model;
  return hasAllSettings(model) && documents.homes.length > 0 && !incomplete.has("application");
}

function* proveTiles(model: RegistryModel): Iterable<FailingTile> {
  const tables = registryTables(model);
  const { prove } = createProver(tables);
  for (const claim of tileClaims(tables)) {
    const tile = model.tiles.get(claim.subject);
    const route = claim.object === null ? undefined : model.routes.get(claim.object);
    // What it names wrongly, or cannot fill, is another finding.
    const isNamed = claim.object === null || (route !== undefined && route.path !== null && isReadable(model, route));
    if (tile === undefined || !model.isWhole(tile.place) || !isNamed) continue;
    const { failure, counterexample = {} } = prove(claim);
    const [first, ...more] = failure?.steps ?? [];
    if (failure === undefined || first === undefined) continue;
    const owner = model.routes.get(first.route ?? "");
    const last = model.routes.get((more.at(-1) ?? first).route ?? "");
    // A route that nobody may open is another finding, and so are two that cannot be told apart.
    if ((last !== undefined && isUnguarded(last.access)) || (failure.isOther && areRivals(owner, route))) continue;
    const { access } = tile.document;
    const isWide = access !== undefined && access !== "inherit" && more.length === 0 && first.ends === "refused" && !failure.isOther;
    yield { tile, route: claim.object, isWide, breach: failure.breach, user: JSON.stringify(counterexample), steps: failure.steps };
  }
}

/** Two routes with an address that no rule gives to one of them. */
function areRivals(one: LinkedRoute | undefined, other: LinkedRoute | undefined): boolean {
  const shapes = routeShapes(one?.path ?? null);
  const isDecided = (a: RouteShape, b: RouteShape) => a.as === "whole" && b.as === "short";
  return routeShapes(other?.path ?? null).some((its) =>
    shapes.some((own) => own.shape === its.shape && !isDecided(own, its) && !isDecided(its, own)),
  );
}

/** Where a tile names a route: itself, or one of those it opens instead. */
function placeOfTarget({ document }: LinkedTile, route: string | null): readonly (string | number)[] {
  const n = targetsOf(document).findIndex((one) => one.route === route);
  return n > 0 ? ["orElse", n - 1, "route"] : ["route"];
}
