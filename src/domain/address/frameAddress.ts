import type { FrameRecord, RegistryTables, RouteRecord } from "../registry/tables";
import { trieOf } from "../routing/matcher";
import { matchPath } from "../routing/matchPath";
import { paramsOf } from "../routing/pattern";
import { fillPath, type ParamValues, valuesOf } from "./fillPath";
import { encodeQuery, parseQuery, type QueryValues } from "./query";
import { paramsOfMatch, variantQuery } from "./routeAddress";

export interface FrameOptions {
  readonly candidate: boolean;
  /** Repeat the parameters of the path in the query (decision ADR-04). */
  readonly pathParamsInQuery: boolean;
}

/**
 * Address of a frame (section 7.4): `{base}/#/{path}?{query}`. The query stands inside the hash and holds every non-empty
 * parameter in declaration order, then the extra values. Null when a required parameter is missing.
 */
export function frameAddress(
  frame: FrameRecord,
  route: RouteRecord,
  params: ParamValues,
  query: QueryValues,
  options: FrameOptions,
): string | null {
  const filled = fillPath(route.path ?? "", params);
  if ("missing" in filled) return null;
  const pairs: (readonly [string, string])[] = [];
  if (options.pathParamsInQuery) for (const { name } of paramsOf(route.path ?? "")) pairs.push([name, valuesOf(params, name).join("/")]);
  const search = encodeQuery([...pairs, ...variantQuery(route), ...Object.entries(query)]);
  const base = options.candidate && frame.candidate !== null ? frame.candidate : frame.base;
  return `${base}/#/${filled.path}${search === "" ? "" : `?${search}`}`;
}

export interface ReadFrameAddress {
  readonly application: string;
  readonly candidate: boolean;
  readonly route: string;
  readonly params: ParamValues;
  /** Extra values: those that are no parameter of the route. */
  readonly query: QueryValues;
}

/** Reads a frame address back; null when no application of the registry has it. */
export function readFrameAddress(tables: RegistryTables, address: string): ReadFrameAddress | null {
  const hashAt = address.indexOf("/#/");
  if (hashAt < 0) return null;
  const base = address.slice(0, hashAt);
  const inside = address.slice(hashAt + 3);
  const queryAt = inside.indexOf("?");
  const path = queryAt < 0 ? inside : inside.slice(0, queryAt);
  const query = parseQuery(queryAt < 0 ? "" : inside.slice(queryAt + 1));
  const match = matchPath(trieOf(tables), path);
  const route = match && pickByQuery(tables, match.names, query);
  const application = route && tables.applications[route.application];
  if (!match || !route || !application?.frame) return null;
  const candidate = application.frame.candidate === base;
  if (!candidate && application.frame.base !== base) return null;
  return { application: application.id, candidate, route: route.name, params: paramsOfMatch(route, match), query: extraOf(route, query) };
}

/** Of the routes that share a path, the one the query names; the first one without a name. */
function pickByQuery(tables: RegistryTables, names: readonly string[], query: QueryValues): RouteRecord | undefined {
  const routes = names.flatMap((name) => tables.routes[name] ?? []);
  return routes.find((route) => route.variant !== undefined && query[route.variant.query] === route.variant.value) ?? routes[0];
}

function extraOf(route: RouteRecord, query: QueryValues): QueryValues {
  const own = new Set(paramsOf(route.path ?? "").map(({ name }) => name));
  if (route.variant) own.add(route.variant.query);
  return Object.fromEntries(Object.entries(query).filter(([key]) => !own.has(key)));
}
