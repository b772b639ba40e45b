import type { HomesRecord, RegistryTables } from "../../src/domain/registry/tables";
import { matcherOf } from "../../src/domain/routing/matcher";
import type { RegistryModel, Sourced } from "../link/model";
import type { Kind } from "../schema/kinds";
import { applicationsOf } from "./applicationsOf";
import { guardsOf } from "./guardsOf";
import { routesOf } from "./routesOf";
import { screensOf } from "./screensOf";
import { sectionsOf } from "./sectionsOf";
import { tabsOf } from "./tabsOf";

/** Everything the resolver reads, built from a registry without errors. */
export function registryTables(model: RegistryModel): RegistryTables {
  const guards = guardsOf(model);
  const settings = single(model.documents.settings, "settings.yaml").document;
  const routes = routesOf(model, guards);
  return {
    guards: guards.guards,
    routes,
    matcher: matcherOf(Object.values(routes)),
    applications: applicationsOf(model),
    sections: sectionsOf(model, guards),
    tabs: tabsOf(model),
    homes: homesOf(model),
    shops: model.documents.shops.flatMap(({ document }) => document.shops.map(({ value, typo, flag }) => ({ value, typo, flag }))),
    features: settings.features,
    access: settings.access,
    screens: screensOf(model),
    keptQuery: settings.keptQuery,
    exactGrants: exactGrantsOf(model),
    pathParamsInQuery: settings.frames.pathParamsInQuery,
  };
}

export function homesOf(model: RegistryModel): HomesRecord {
  const { values, byOrigin, otherwise } = single(model.documents.homes, "homes.yaml").document;
  return { values, byOrigin, otherwise };
}

/** Grants looked up by their full name only, sorted. */
export function exactGrantsOf(model: RegistryModel): readonly string[] {
  return [...model.grants.values()].flatMap(({ name, exact }) => (exact ? [name] : [])).sort();
}

/** The rule `missing-file` has made sure that there is one. */
export function single<K extends Kind>(documents: readonly Sourced<K>[], file: string): Sourced<K> {
  const [first] = documents;
  if (first === undefined) throw new Error(`${file} is missing: tables are built from a checked registry only`);
  return first;
}
