import type { Entrances } from "../../../../codegen/entries/entryClaims";
import type { Guard } from "../../../../src/domain/registry/access";
import type { DashboardRecord, RegistryTables, RouteRecord, TileRecord, TileRouteTarget } from "../../../../src/domain/registry/tables";
import { OPEN, sectionOf, smallTables, tabOf, tileOf } from "../../../support/smallTables";
import { type Random, randomFrom } from "./random";

export interface RandomRegistry {
  readonly tables: RegistryTables;
  readonly entrances: Entrances;
}

/** Grants that guards ask for: with a shorter name, and with none. */
export const GRANTS = ["a", "a.b", "e"] as const;
export const CODE = "X";
export const ORIGINS = ["ELEVEUR", "TECHNICIEN"] as const;
const PATHS = ["p", "p/main", "p/:id", "q/:id?", "q/:id/:code", "r", "s/:code+", "s/x"] as const;
const PARAMS = [{}, { id: "main" }, { id: "7" }, { id: "x", code: "x" }, { code: "x" }] as const;
const LINKS = ["/p/main", "/p/7", "/q", "/", "/nowhere", "/v", "/v?t=l", "/s/x"] as const;

/** A small registry with whatever an address can meet: redirects, parameters, two versions of a page, pages that take another's address. */
export function randomRegistry(seed: number): RandomRegistry {
  const random = randomFrom(seed);
  const guards = Array.from({ length: 3 + random.below(3) }, () => guardOf(random));
  const anyGuard = () => random.below(guards.length + 2);
  const routes = routesOf(random, anyGuard);
  const names: readonly [string, ...string[]] = [routes[0]?.name ?? "r0", ...routes.slice(1).map(({ name }) => name)];
  const target = (): TileRouteTarget => {
    const route = random.one(names);
    const own = routes.find(({ name }) => name === route)?.guard ?? 1;
    const guard = random.chance(0.6) ? own : anyGuard();
    return { route, params: random.one(PARAMS), query: random.chance(0.1) ? { t: "l" } : {}, guard };
  };
  const tile = (id: string): TileRecord => {
    if (random.chance(0.15)) return tileOf(id, "", 0, { target: { kind: "link", href: random.one(LINKS), guard: anyGuard() } });
    const targets = Array.from({ length: random.chance(0.25) ? 2 : 1 }, target);
    const open = targets.filter((one, n) => n === 0 || hasAddress(one, routes));
    // A tile of several pages has an address for each: the check sees to that.
    return tileOf(id, "", 0, {
      ...(random.chance(0.4) && { shortcut: true }),
      target: { kind: "route", targets: open.length > 1 && !hasAddress(open[0], routes) ? open.slice(1) : open },
    });
  };
  const sections = Array.from({ length: 1 + random.below(2) }, (_, n) =>
    sectionOf(
      `s${n}`,
      Array.from({ length: 1 + random.below(3) }, (__, t) => tile(`t${n}${t}`)),
      {
        multiHerd: random.chance(0.08),
        reverseFor: random.chance(0.15) ? ["TECHNICIEN"] : [],
        defaultRoute: random.chance(0.4) ? random.one(names) : null,
      },
    ),
  );
  const bar = () => (random.chance(0.5) ? [tabOf("tab", "route", { targets: [...new Set([random.one(names), random.one(names)])] })] : []);
  const tabs = { desktop: bar(), mobile: bar() };
  const values = Object.fromEntries(["ONE", "TWO"].slice(0, random.one([0, 0, 1, 2])).map((value) => [value, random.one(names)]));
  const homes: RegistryTables["homes"] = {
    values,
    byOrigin: random.chance(0.3) ? { TECHNICIEN: "TWO" } : {},
    otherwise: random.one(["ONE", "NONE"]),
  };
  const tables = smallTables({ guards, routes, more: { sections, tabs, homes } });
  const dashboards: readonly DashboardRecord[] = random.chance(0.3)
    ? [{ id: "d", icon: "x", route: random.one(names), application: "app", section: "s0", shows: "link" }]
    : [];
  const settings = random.chance(0.3) ? [{ id: "map", route: random.one(names), params: {} }] : [];
  const on = random.one([null, ...names]);
  const link = { kind: "action", id: "l", on, route: random.one(names), params: random.one(PARAMS) } as const;
  return { tables, entrances: { dashboards, settings, links: random.chance(0.3) ? [link] : [] } };
}

function guardOf(random: Random): Guard {
  const clause = () => Array.from({ length: 1 + random.below(2) }, () => random.one([...GRANTS, "a.b", "ALL"]));
  return {
    ...OPEN,
    clauses: random.chance(0.1) ? [] : random.chance(0.1) ? [clause(), clause()] : [clause()],
    applications: random.chance(0.05) ? [CODE] : [],
    multiHerd: random.chance(0.04),
    multiFirst: random.chance(0.04),
    workshop: random.chance(0.05) ? random.one(["LAITIER", "ALLAITANT"]) : null,
  };
}

function routesOf(random: Random, guard: () => number): readonly RouteRecord[] {
  const count = 2 + random.below(4);
  const paths = PATHS.toSorted(() => random.below(3) - 1).slice(0, count);
  const pair = random.chance(0.3);
  const names: readonly [string, ...string[]] = [
    ...(pair ? (["dairy", "beef"] as const) : (["r0"] as const)),
    ...paths.map((_, n) => `r${n}`),
  ];
  const own = paths.map((path, n): RouteRecord => {
    const base = { name: `r${n}`, path, application: "app", guard: guard() };
    if (!random.chance(0.35)) return base;
    const to = random.one(names);
    const params: Record<string, string> = random.chance(0.6) ? { id: "id", code: "id" } : {};
    const query: Record<string, string> = random.chance(0.2) ? { t: "id" } : {};
    return { ...base, redirect: { to, params, query, otherwise: random.chance(0.4) ? random.one(names) : null } };
  });
  const versions: readonly RouteRecord[] = pair
    ? [
        { name: "dairy", path: "v", application: "app", guard: guard(), variant: { query: "t", value: "l", contexts: ["L", "M"] } },
        { name: "beef", path: "v", application: "app", guard: guard(), variant: { query: "t", value: "a", contexts: ["A"] } },
      ]
    : [];
  return [...versions, ...own];
}

function hasAddress(target: TileRouteTarget | undefined, routes: readonly RouteRecord[]): boolean {
  const path = routes.find(({ name }) => name === target?.route)?.path ?? "";
  const needed = [...path.matchAll(/:(\w+)(?=[/+]|$)/g)].map(([, name = ""]) => name);
  return target !== undefined && needed.every((name) => Object.hasOwn(target.params, name));
}
