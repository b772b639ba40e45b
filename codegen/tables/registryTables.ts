import { guardTable } from "../../src/domain/registry/guardText";
import type { RegistryTables, Screen, TabRecord } from "../../src/domain/registry/tables";
import { matcherOf } from "../../src/domain/routing/matcher";
import type { RegistryModel } from "../link/model";
import type { TabDocument } from "../schema/menu";
import { applicationsOf } from "./applicationsOf";
import { documentOf, settingsOf } from "./documentOf";
import { routesOf } from "./routesOf";
import { sectionsOf } from "./sectionsOf";

/** Everything the resolver reads, built from a registry without errors. */
export function registryTables(model: RegistryModel): RegistryTables {
  const guards = guardTable();
  const settings = settingsOf(model);
  const { values, byOrigin, otherwise } = documentOf(model, "homes");
  // In the order in which a browser unpacks them: guards are numbered as they are met.
  const routes = routesOf(model, guards);
  const sections = sectionsOf(model, guards);
  return {
    guards: guards.guards,
    routes,
    matcher: matcherOf(Object.values(routes)),
    applications: applicationsOf(model),
    sections,
    tabs: tabsOf(model),
    homes: { values, byOrigin, otherwise },
    workshops: model.documents.workshops.flatMap(({ document }) =>
      document.workshops.map(({ value, typo, flag }) => ({ value, typo, flag })),
    ),
    features: settings.features,
    access: settings.access,
    screens: screensOf(model),
    keptQuery: settings.keptQuery,
    exactGrants: exactGrantsOf(model),
    pathParamsInQuery: settings.frames.pathParamsInQuery,
  };
}

/** Grants looked up by their full name only, sorted. */
export function exactGrantsOf(model: RegistryModel): readonly string[] {
  return [...model.grants.values()].flatMap(({ name, exact }) => (exact ? [name] : [])).sort();
}

/** Tabs of the desktop bar and buttons of the mobile header, in the order of tabs.yaml. */
function tabsOf(model: RegistryModel): RegistryTables["tabs"] {
  const tabs = model.documents.tabs[0]?.document;
  return { desktop: (tabs?.desktop ?? []).map(tabRecord), mobile: (tabs?.mobile ?? []).map(tabRecord) };
}

function tabRecord({ id, icon, opens, routes, section, badge, otherwise }: TabDocument): TabRecord {
  const record = { id, icon: icon ?? null, opens, targets: routes ?? [], section: section ?? null, badge: badge ?? null };
  return otherwise === undefined ? record : { ...record, otherwise };
}

/** Route of each page that the shell draws itself; the rule `screen-once` has made sure that each has one. */
function screensOf(model: RegistryModel): RegistryTables["screens"] {
  const routes = new Map<Screen, string>();
  for (const { name, document } of model.routes.values()) if (document.screen !== undefined) routes.set(document.screen, name);
  const route = (screen: Screen): string => routes.get(screen) ?? "";
  return {
    root: route("root"),
    login: route("login"),
    support: route("support"),
    forgot: route("forgot"),
    renew: route("renew"),
    multi: route("multi"),
    cgu: route("cgu"),
    tour: route("tour"),
    notFound: route("notFound"),
  };
}
