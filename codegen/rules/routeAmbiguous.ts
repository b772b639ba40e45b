import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedRoute, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { type RouteShape, routeShapes } from "./routeShapes";
import type { Rule } from "./rule";

interface Taker {
  readonly route: LinkedRoute;
  readonly as: RouteShape["as"];
}

/**
 * No address may belong to two routes once words have won over parameters, those over rests, and the sibling without an
 * optional parameter over the one that leaves it out (decision ROU-25), unless both are variants of one page.
 */
export const routeAmbiguous: Rule = function* (model, { last }) {
  const before = last?.();
  const order = new Map([...model.routes.keys()].map((name, index) => [name, index]));
  // Without a last generation by name; with one, what it did not know comes second, and otherwise what stands in a late file.
  const isLater = (a: LinkedRoute, b: LinkedRoute): boolean => {
    if (before === undefined) return a.name > b.name;
    const [hadA, hadB] = [before.had("route", a.name), before.had("route", b.name)];
    if (hadA !== hadB) return hadA === false;
    return (order.get(a.name) ?? 0) > (order.get(b.name) ?? 0);
  };
  const told = new Set<string>();
  for (const [shape, takers] of takersByShape(model)) {
    const [first, second] = rivals(takers, isLater);
    if (first === undefined || second === undefined) continue;
    const pair = `${first.name}\n${second.name}`;
    if (told.has(pair)) continue;
    told.add(pair);
    const at = model.locate(...placeOfPath(second));
    const other = model.locate(...placeOfPath(first));
    yield finding(
      at,
      "route-ambiguous",
      `"${second.name}" and "${first.name}" cannot be told apart: both take the address /${shape.replaceAll(":", "…")}.`,
      {
        hint: 'Give one of them another word in its path. When they are two versions of one page, give both a "variant:" with the same query and different values.',
        related: relatedTo(other, `"${first.name}" is here`),
      },
    );
  }
};

function takersByShape(model: RegistryModel): ReadonlyMap<string, readonly Taker[]> {
  const shapes = new Map<string, Taker[]>();
  for (const route of model.routes.values()) {
    if (route.path === null) continue;
    for (const { shape, as } of routeShapes(route.path)) {
      const takers = shapes.get(shape);
      if (takers === undefined) shapes.set(shape, [{ route, as }]);
      else takers.push({ route, as });
    }
  }
  return shapes;
}

/** Two routes of a shape that no rule tells apart, the later one second. */
function rivals(takers: readonly Taker[], isLater: (a: LinkedRoute, b: LinkedRoute) => boolean): readonly LinkedRoute[] {
  if (takers.length < 2) return [];
  const whole = takers.filter(({ as }) => as === "whole");
  const claims = takers.filter(({ as }) => as !== "short" || whole.length === 0);
  const sorted = claims.map(({ route }) => route).sort((a, b) => (isLater(a, b) ? 1 : -1));
  const [first] = sorted;
  const second = sorted.find((route) => first !== undefined && route !== first && !areVariants(first, route, sorted));
  return first === undefined || second === undefined ? [] : [first, second];
}

function areVariants(first: LinkedRoute, second: LinkedRoute, all: readonly LinkedRoute[]): boolean {
  const a = first.document.variant;
  const b = second.document.variant;
  if (a === undefined || b === undefined || a.query !== b.query) return false;
  return all.length === new Set(all.map(({ document }) => document.variant?.value)).size;
}

function placeOfPath({ place, document }: LinkedRoute): Parameters<RegistryModel["locate"]> {
  return document.path === undefined ? [place, "key"] : [below(place, "path"), "value"];
}
