import { routeAddress } from "../address/routeAddress";
import type { Reason } from "../registry/access";
import type { TileRecord, TileRouteTarget } from "../registry/tables";
import type { Scope } from "./scope";

/** Whether a tile is shown, why, and where it leads. */
export interface TileDecision {
  readonly visible: boolean;
  readonly reason: Reason;
  /** The target that is opened; null for links and workshop toggles. */
  readonly target: TileRouteTarget | null;
  readonly href: string | null;
}

/** Shown or not, without working out an address: what the menu filters by. */
export function isTileVisible(scope: Scope, tile: TileRecord): boolean {
  if (tile.target.kind === "route") return tile.target.targets.some(({ guard }) => scope.guard(guard).admitted);
  if (tile.target.kind === "link" && scope.viewer.numCheptel === null) return false;
  return scope.guard(tile.target.guard).admitted;
}

export function decideTile(scope: Scope, tile: TileRecord): TileDecision {
  const { target } = tile;
  if (target.kind === "route") return decideTargets(scope, target.targets);
  const { admitted, reason } = scope.guard(target.guard);
  if (!admitted || target.kind === "workshop") return { visible: admitted, reason, target: null, href: null };
  const { numCheptel } = scope.viewer;
  // The order list needs a herd to order for (decision TIL-06).
  if (numCheptel === null) return { visible: false, reason: "missing-param", target: null, href: null };
  return { visible: true, reason, target: null, href: target.href.replaceAll("{numCheptel}", encodeURIComponent(numCheptel)) };
}

function decideTargets(scope: Scope, targets: readonly TileRouteTarget[]): TileDecision {
  const chosen = chosenTarget(scope, targets) ?? targets[0];
  if (chosen === undefined) return { visible: false, reason: "unknown-route", target: null, href: null };
  const { admitted, reason } = scope.guard(chosen.guard);
  const route = scope.tables.routes[chosen.route];
  const address = route && routeAddress(route, chosen.params, chosen.query);
  const href = address && "href" in address ? address.href : null;
  return { visible: admitted, reason, target: admitted ? chosen : null, href: admitted ? href : null };
}

/** The first target that is held; of those that share its path, the one of the herd's context (decision ROU-55). */
function chosenTarget(scope: Scope, targets: readonly TileRouteTarget[]): TileRouteTarget | undefined {
  const [first, ...others] = targets.filter(({ guard }) => scope.guard(guard).admitted);
  const routeOf = (target: TileRouteTarget | undefined) => target && scope.tables.routes[target.route];
  const path = routeOf(first)?.path;
  const isOfContext = (target: TileRouteTarget | undefined) => routeOf(target)?.variant?.contexts.includes(scope.context) === true;
  if (others.length === 0 || isOfContext(first)) return first;
  return others.find((target) => routeOf(target)?.path === path && isOfContext(target)) ?? first;
}
