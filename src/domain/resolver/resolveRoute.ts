import { type ParamValues, valuesOf } from "../address/fillPath";
import { frameAddress } from "../address/frameAddress";
import type { QueryValues } from "../address/query";
import { splitAddress } from "../address/query";
import { paramsOfMatch, plainHref, routeAddress } from "../address/routeAddress";
import type { GuardDecision } from "../grants/decideGuard";
import type { Reason } from "../registry/access";
import type { Redirect, RouteRecord } from "../registry/tables";
import { trieOf } from "../routing/matcher";
import { matchPath } from "../routing/matchPath";
import { paramsOf } from "../routing/pattern";
import { homeOf } from "./homeOf";
import type { Scope } from "./scope";

/** Everything there is to say about opening a route: admission with its reason, addresses, and where it leads instead. */
export interface Resolution {
  /** Name of the route; null when nothing matches. */
  readonly route: string | null;
  readonly params: ParamValues;
  readonly query: QueryValues;
  readonly admitted: boolean;
  readonly reason: Reason;
  readonly href: string | null;
  readonly frame: string | null;
  /** Whether the frame address is that of the candidate version (section 6). */
  readonly candidate: boolean;
  /** Address to go to instead: the target of a redirect, or the login page of a refusal. */
  readonly redirectTo: string | null;
  /** The decision behind the reason, for those who explain it; null when no guard was asked. */
  readonly decision: GuardDecision | null;
}

/** Opens a route by name. */
export function resolveRoute(scope: Scope, name: string, given: ParamValues = {}, query: QueryValues = {}): Resolution {
  const route = Object.hasOwn(scope.tables.routes, name) ? scope.tables.routes[name] : undefined;
  if (route === undefined) return unknownRoute(scope, query);
  const params = ownParams(route, given);
  const decision = scope.guard(route.guard);
  const address = route.path === null ? null : routeAddress(route, params, query);
  const base = { route: name, params, query, frame: null, candidate: false, decision };
  if (!decision.admitted)
    return { ...base, admitted: false, reason: decision.reason, href: hrefOf(address), redirectTo: loginAddress(scope, query) };
  if (address !== null && "missing" in address) return { ...base, admitted: false, reason: "missing-param", href: null, redirectTo: null };
  const admitted = { ...base, admitted: true, reason: decision.reason, href: hrefOf(address) };
  const redirectTo = redirectOf(scope, route, params, query);
  if (redirectTo !== null) return { ...admitted, redirectTo };
  return { ...admitted, ...frameOf(scope, route, params, query), redirectTo: null };
}

/** What is no parameter of the route is dropped: it has no place in its address, or in the one that its name leads to. */
function ownParams({ path, redirect }: RouteRecord, given: ParamValues): ParamValues {
  const names = path === null && redirect ? Object.values(redirect.params) : paramsOf(path ?? "").map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = valuesOf(given, name);
      return values.length === 0 ? [] : [[name, given[name] ?? values]];
    }),
  );
}

/** Opens an address of the shell, `/detail/12?tab=a`: typed, reloaded, linked and redirected to alike. */
export function resolveAddress(scope: Scope, address: string): Resolution {
  const { path, query } = splitAddress(address);
  const match = matchPath(trieOf(scope.tables), path);
  const routes = match?.names.flatMap((name) => scope.tables.routes[name] ?? []) ?? [];
  const route = match && pickRoute(scope, routes, query);
  if (!match || !route || route.screen === "notFound") return unknownRoute(scope, query);
  const variant = route.variant?.query;
  const extra = variant === undefined ? query : Object.fromEntries(Object.entries(query).filter(([key]) => key !== variant));
  return resolveRoute(scope, route.name, paramsOfMatch(route, match), extra);
}

/** Of routes that share a path: the one the query names, else an admitted one, the herd context deciding between two (decision ROU-55). */
function pickRoute(scope: Scope, routes: readonly RouteRecord[], query: QueryValues): RouteRecord | undefined {
  if (routes.length < 2) return routes[0];
  const named = routes.find(({ variant }) => variant !== undefined && query[variant.query] === variant.value);
  if (named) return named;
  const admitted = routes.filter(({ guard }) => scope.guard(guard).admitted);
  const among = admitted.length > 0 ? admitted : routes;
  return among.find(({ variant }) => variant?.contexts.includes(scope.context)) ?? among[0];
}

function frameOf(scope: Scope, route: RouteRecord, params: ParamValues, query: QueryValues): Pick<Resolution, "frame" | "candidate"> {
  const application = scope.tables.applications[route.application];
  if (!application?.frame || route.screen !== undefined) return { frame: null, candidate: false };
  const candidate = application.frame.candidate !== null && isCandidate(scope, application.id);
  const { pathParamsInQuery } = scope.tables;
  return { frame: frameAddress(application.frame, route, params, query, { candidate, pathParamsInQuery }), candidate };
}

/** Section 6: the toggle of the candidate version, by its full name only (decision FRM-18). */
function isCandidate(scope: Scope, application: string): boolean {
  return scope.grant(`${scope.tables.features.candidate}.${application}`, true).held;
}

function redirectOf(scope: Scope, route: RouteRecord, params: ParamValues, query: QueryValues): string | null {
  if (route.redirect) return redirectTarget(scope, route.redirect, params, query);
  if (route.screen === "root") return homeOf(scope)?.href ?? loginAddress(scope, query);
  if (route.screen === "notFound") return screenAddress(scope, "root");
  // Section 4: the login page sends a user already logged in as multi home.
  if (route.screen === "login" && scope.signedIn && scope.multiHerd) return homeOf(scope)?.href ?? null;
  return null;
}

function redirectTarget(scope: Scope, redirect: Redirect, params: ParamValues, query: QueryValues): string {
  const target = scope.tables.routes[redirect.to];
  const pick = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).flatMap(([to, from]) => (params[from] === undefined ? [] : [[to, params[from]]])));
  const address =
    target && routeAddress(target, pick(redirect.params), { ...(redirect.keepsQuery && query), ...flat(pick(redirect.query)) });
  if (address && "href" in address) return address.href;
  const otherwise = redirect.otherwise === null ? undefined : scope.tables.routes[redirect.otherwise];
  const fallback = otherwise && scope.guard(otherwise.guard).admitted ? plainHref(otherwise) : null;
  return fallback ?? homeOf(scope)?.href ?? screenAddress(scope, "root");
}

function unknownRoute(scope: Scope, query: QueryValues): Resolution {
  const redirectTo = screenAddress(scope, "root");
  return {
    route: null,
    params: {},
    query,
    admitted: false,
    reason: "unknown-route",
    href: null,
    frame: null,
    candidate: false,
    redirectTo,
    decision: null,
  };
}

/** The login page, with the query values that survive the way there (section 4). */
function loginAddress(scope: Scope, query: QueryValues): string {
  const kept = Object.fromEntries(scope.tables.keptQuery.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]])));
  return screenAddress(scope, "login", kept);
}

function screenAddress(scope: Scope, screen: "root" | "login", query: QueryValues = {}): string {
  const route = scope.tables.routes[scope.tables.screens[screen]];
  const address = route && routeAddress(route, {}, query);
  return address && "href" in address ? address.href : "/";
}

function hrefOf(address: ReturnType<typeof routeAddress> | null): string | null {
  return address !== null && "href" in address ? address.href : null;
}

function flat(values: ParamValues): QueryValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === "string" ? value : value.join("/")]));
}
