import type { RouteRecord } from "../registry/tables";
import type { PathMatch } from "../routing/matchPath";
import { isRest, paramsOf } from "../routing/pattern";
import { fillPath, type ParamValues } from "./fillPath";
import { encodeQuery, type QueryValues } from "./query";

export type RouteAddress = { readonly href: string } | { readonly missing: string };

/** Address of a route in the shell: `/detail/12?tab=a`, without trailing slash (decision ADR-06). */
export function routeAddress(route: RouteRecord, params: ParamValues, query: QueryValues = {}): RouteAddress {
  const filled = fillPath(route.path ?? "", params);
  if ("missing" in filled) return filled;
  const search = encodeQuery([...variantQuery(route), ...Object.entries(query)]);
  return { href: `/${filled.path}${search === "" ? "" : `?${search}`}` };
}

/** Address of a route without parameters; null where it needs one, has no address, or is none. */
export function plainHref(route: RouteRecord | undefined): string | null {
  if (route === undefined || route.path === null) return null;
  const address = routeAddress(route, {});
  return "href" in address ? address.href : null;
}

/** Parameter values of a matched address, by the names of the route. */
export function paramsOfMatch(route: RouteRecord, match: PathMatch): ParamValues {
  const values: Record<string, string | readonly string[]> = {};
  let at = 0;
  for (const { name, param } of paramsOf(route.path ?? "")) {
    if (isRest(param)) {
      if (match.rest.length > 0) values[name] = match.rest;
      continue;
    }
    const value = match.values[at++];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The query value that names one of two routes sharing a path. */
export function variantQuery(route: RouteRecord): readonly (readonly [string, string])[] {
  return route.variant ? [[route.variant.query, route.variant.value]] : [];
}
