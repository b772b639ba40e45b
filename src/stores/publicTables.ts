import type { Guard } from "../domain/registry/access";
import type { RegistryTables, RouteRecord, Screen } from "../domain/registry/tables";
import { buildTrie } from "../domain/routing/buildTrie";

/** The pages the shell draws itself, as generated. */
export type Screens = Readonly<Record<Screen, { readonly route: string; readonly path: string }>>;

type Settings = Pick<RegistryTables, "features" | "access" | "keptQuery" | "pathParamsInQuery">;

const PUBLIC = 0;
const SIGNED_IN = 1;
const OPEN: Guard = { public: true, clauses: [], applications: [], multiHerd: false, multiFirst: false, workshop: null };
const SCREENS: readonly Screen[] = ["root", "login", "support", "forgot", "renew", "multi", "cgu"];

/**
 * Tables for somebody who has not signed in: the public pages, and behind the sign-in everything else, whatever it is. The
 * resolver decides over them exactly as over the whole registry, which the login page need not load.
 */
export function publicTables(screens: Screens, settings: Settings): RegistryTables {
  const pages = SCREENS.map((screen): RouteRecord => ({ ...recordOf(screens[screen], PUBLIC), screen }));
  // Whether an address exists is nobody's business before the sign-in.
  const rest = recordOf(screens.notFound, SIGNED_IN);
  const routes = Object.fromEntries([...pages, rest].map((route) => [route.name, route]));
  return {
    ...settings,
    guards: [OPEN, { ...OPEN, public: false }],
    routes,
    matcher: buildTrie(Object.values(routes)),
    applications: {},
    sections: [],
    tabs: { desktop: [], mobile: [] },
    homes: { values: {}, byOrigin: {}, otherwise: "" },
    shops: [],
    screens: screenRoutes(screens),
    exactGrants: [],
  };
}

/** Route of each page the shell draws itself. */
export function screenRoutes(screens: Screens): Readonly<Record<Screen, string>> {
  const { root, login, support, forgot, renew, multi, cgu, notFound } = screens;
  return {
    root: root.route,
    login: login.route,
    support: support.route,
    forgot: forgot.route,
    renew: renew.route,
    multi: multi.route,
    cgu: cgu.route,
    notFound: notFound.route,
  };
}

function recordOf({ route, path }: { readonly route: string; readonly path: string }, guard: number): RouteRecord {
  return { name: route, path, application: "", guard };
}
