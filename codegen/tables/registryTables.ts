import { guardTable } from "../../src/domain/registry/guardText";
import type { RegistryTables, TabRecord } from "../../src/domain/registry/tables";
import { matcherOf } from "../../src/domain/routing/matcher";
import { once } from "../kept/kept";
import type { RegistryModel } from "../link/model";
import { route as routeSchema } from "../schema/application";
import type { TabDocument } from "../schema/menu";
import { applicationsOf } from "./applicationsOf";
import { documentOf, settingsOf } from "./documentOf";
import { routesOf } from "./routesOf";
import { sectionsOf } from "./sectionsOf";

/** Everything the resolver reads, of a registry without errors; built once, for rules, the snapshot and the outputs. */
export const registryTables = once((model: RegistryModel): RegistryTables => {
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
});

/** Grants looked up by their full name only, sorted. */
export function exactGrantsOf(model: RegistryModel): readonly string[] {
  return [...model.grants.values()].flatMap(({ name, exact }) => (exact ? [name] : [])).sort();
}

/** Tabs of the desktop bar and buttons of the mobile header, in the order of tabs.yaml. */
function tabsOf(model: RegistryModel): RegistryTables["tabs"] {
  const tabs = model.documents.tabs[0]?.document;
  return { desktop: (tabs?.desktop ?? []).map(tabRecord), mobile: (tabs?.mobile ?? []).map(tabRecord) };
}

function tabRecord({ id, icon, opens, routes, section, badge }: TabDocument): TabRecord {
  return { id, icon: icon ?? null, opens, targets: routes ?? [], section: section ?? null, badge: badge ?? null };
}

/** Route of each page that the shell draws itself; the rule `screen-once` has made sure that each has one. */
function screensOf(model: RegistryModel): RegistryTables["screens"] {
  const routes = new Map([...model.routes.values()].map(({ name, document }) => [document.screen, name]));
  const screens = routeSchema.shape.screen.unwrap().options;
  return Object.fromEntries(screens.map((screen) => [screen, routes.get(screen) ?? ""])) as RegistryTables["screens"];
}
