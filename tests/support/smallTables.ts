import type { Guard } from "../../src/domain/registry/access";
import type {
  ApplicationRecord,
  FrameRecord,
  RegistryTables,
  RouteRecord,
  SectionRecord,
  TabRecord,
  TileRecord,
} from "../../src/domain/registry/tables";
import type { Viewer } from "../../src/domain/resolver/scope";
import { matcherOf } from "../../src/domain/routing/matcher";
import { readProfile } from "../../src/domain/session/profile";

export const OPEN: Guard = { public: false, clauses: [], applications: [], multiHerd: false, multiFirst: false, workshop: null };

export function anyOf(...grants: string[]): Guard {
  return { ...OPEN, clauses: [grants] };
}

export function frameOf(base: string, more: Partial<FrameRecord> = {}): FrameRecord {
  return {
    base,
    candidate: null,
    isolation: "path",
    lifetimeMs: 120_000,
    sandbox: [],
    allow: [],
    referrerPolicy: "same-origin",
    calls: [],
    limits: {},
    user: [],
    ...more,
  };
}

export function tileOf(id: string, route: string, guard: number, more: Partial<TileRecord> = {}): TileRecord {
  return {
    id,
    section: "s",
    group: "g",
    icon: "x",
    size: 1,
    target: { kind: "route", targets: [{ route, params: {}, query: {}, guard }] },
    ...more,
  };
}

export function sectionOf(id: string, tiles: readonly TileRecord[], more: Partial<SectionRecord> = {}): SectionRecord {
  const groups = tiles.length === 0 ? [] : [{ id: "g", tiles }];
  return {
    id,
    icon: "x",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: null,
    reverseFor: [],
    groups,
    ...more,
  };
}

export function tabOf(id: string, opens: TabRecord["opens"], more: Partial<TabRecord> = {}): TabRecord {
  return { id, icon: null, opens, targets: [], section: null, badge: null, ...more };
}

export interface SmallRegistry {
  readonly guards?: readonly Guard[];
  readonly routes?: readonly (Pick<RouteRecord, "name"> & Partial<RouteRecord>)[];
  readonly applications?: readonly (Pick<ApplicationRecord, "id"> & Partial<ApplicationRecord>)[];
  readonly more?: Partial<RegistryTables>;
}

/** Tables of a registry with a few routes: guard 0 is public, guard 1 everybody signed in, the given ones follow. */
export function smallTables({ guards = [], routes = [], applications = [], more = {} }: SmallRegistry): RegistryTables {
  const shell: readonly RouteRecord[] = [
    { name: "root", path: "", application: "shell", guard: 0, screen: "root" },
    { name: "welcome.login", path: "welcome/login", application: "shell", guard: 0, screen: "login" },
    { name: "404", path: "*", application: "shell", guard: 0, screen: "notFound" },
  ];
  const all = [
    ...shell,
    ...routes.map((route): RouteRecord => ({ path: route.name.replaceAll(".", "/"), application: "app", guard: 1, ...route })),
  ];
  const apps = [{ id: "app", frame: frameOf("/app") }, ...applications].map(
    (app): ApplicationRecord => ({ frame: null, login: null, code: null, domain: "d", section: null, ...app }),
  );
  return {
    guards: [{ ...OPEN, public: true }, OPEN, ...guards],
    routes: Object.fromEntries(all.map((route) => [route.name, route])),
    matcher: matcherOf(all),
    applications: Object.fromEntries(apps.map((app) => [app.id, app])),
    sections: [],
    tabs: { desktop: [], mobile: [] },
    homes: { values: {}, byOrigin: {}, otherwise: "NONE" },
    workshops: [
      { value: "LAITIER", typo: "L", flag: "laitier" },
      { value: "ALLAITANT", typo: "A", flag: "allaitant" },
    ],
    features: {
      multiHerd: "desk.switch",
      multiHerdOffline: "desk.offline",
      ping: "desk.ping",
      purge: "desk.purge",
      translations: "intl",
      forceTranslations: "intl.force",
      supportChat: "account.chat",
      candidate: "desk.candidate",
    },
    access: { offlineMask: 8, allOpensEverything: false, everybody: "ALL" },
    exactGrants: ["intl.force"],
    screens: {
      root: "root",
      login: "welcome.login",
      support: "root",
      forgot: "root",
      renew: "root",
      multi: "root",
      cgu: "root",
      tour: "root",
      notFound: "404",
    },
    keptQuery: ["lang", "numCheptelToSync"],
    pathParamsInQuery: true,
    ...more,
  };
}

/** A signed-in viewer with the given profile fields, online. */
export function viewerOf(profile: Record<string, unknown>, more: Partial<Viewer> = {}): Viewer {
  const user = readProfile({ id: "1", email: "a@b.fr", numCheptel: "FR35123456", ...profile });
  return { user, multiUser: user, online: true, mode: null, numCheptel: user.numCheptel, ...more };
}

export const NOBODY: Viewer = { user: null, multiUser: null, online: true, mode: null, numCheptel: null };
