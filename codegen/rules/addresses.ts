import { parsePattern } from "../../src/domain/routing/pattern";
import type { LinkedRoute } from "../link/model";
import { below, keyOf, type Spot } from "../link/places";
import { type RouteShape, routeShapes } from "../link/routeShapes";
import { type Rule, rule } from "./rule";

interface Taker {
  readonly route: LinkedRoute;
  readonly as: RouteShape["as"];
}

export const addressRules: readonly Rule[] = [
  /** Addresses are made of words and parameters. */
  rule("path-syntax", "error", function* (model) {
    for (const route of model.routes.values()) {
      const parsed = parsePattern(route.path ?? "");
      if (!("error" in parsed) || parsed.error === "after-optional") continue;
      const part = parsed.error === "leading-slash" ? "/" : parsed.error === "empty-segment" ? "//" : parsed.segment;
      yield { at: placeOfPath(route), params: { path: route.path ?? "", part } };
    }
  }),
  /** After a parameter that may be left out, nothing required can follow: its value could not be told apart. */
  rule("required-after-optional", "error", function* (model) {
    for (const route of model.routes.values()) {
      const parsed = parsePattern(route.path ?? "");
      if (!("error" in parsed) || parsed.error !== "after-optional") continue;
      yield { at: placeOfPath(route), params: { path: route.path ?? "", part: parsed.segment } };
    }
  }),
  /**
   * No address may belong to two routes once words have won over parameters, those over rests, and the sibling without an
   * optional parameter over the one that leaves it out (decision ROU-25), unless both are variants of one page.
   */
  rule("route-ambiguous", "error", function* (model) {
    const shapes = new Map<string, Taker[]>();
    for (const route of model.routes.values())
      for (const { shape, as } of routeShapes(route.path)) {
        const takers = shapes.get(shape);
        if (takers === undefined) shapes.set(shape, [{ route, as }]);
        else takers.push({ route, as });
      }
    for (const [shape, takers] of shapes) {
      const [first, second] = rivals(takers);
      if (first === undefined || second === undefined) continue;
      const params = { name: second.name, other: first.name, address: `/${shape.replaceAll(":", "…")}` };
      yield { at: placeOfPath(second), params, related: placeOfPath(first) };
    }
  }),
];

/** Where the address of a route is written: its path, or its name where the path is left out. */
export function placeOfPath({ place, document }: LinkedRoute): Spot {
  return document.path === undefined ? keyOf(place) : below(place, "path");
}

/** Two routes of a shape that no rule tells apart. */
function rivals(takers: readonly Taker[]): readonly LinkedRoute[] {
  if (takers.length < 2) return [];
  const isWhole = takers.some(({ as }) => as === "whole");
  const routes = takers.flatMap(({ route, as }) => (as === "short" && isWhole ? [] : [route]));
  const [first, ...others] = routes;
  const second = others.find((route) => first !== undefined && !areVariants(first, route, routes));
  return first === undefined || second === undefined ? [] : [first, second];
}

function areVariants(
  { document: { variant: a } }: LinkedRoute,
  { document: { variant: b } }: LinkedRoute,
  all: readonly LinkedRoute[],
): boolean {
  if (a === undefined || b === undefined || a.query !== b.query) return false;
  return all.length === new Set(all.map(({ document }) => document.variant?.value)).size;
}
