import { paramsOf } from "../../src/domain/routing/pattern";
import { declaredParams } from "../link/declaredParams";
import type { RegistryModel } from "../link/model";
import { settingsOf } from "../tables/documentOf";
import type { Entrances } from "./entryClaims";

/** Dashboards of a registry, and the pages that its settings name, with the samples of params.yaml for what the shell fills in. */
export function entrancesOf(model: RegistryModel): Entrances {
  const { documents, routes } = model;
  const declared = declaredParams(model);
  const paramsFor = (path: string | null) => paramsOf(path ?? "").map(({ name }) => [name, declared.get(name)?.sample ?? ""] as const);
  return {
    dashboards: documents.dashboards.flatMap(({ document }) => document.tiles),
    settings: Object.entries(settingsOf(model).routes ?? {}).map(([id, route]) => {
      return { id, route, params: Object.fromEntries(paramsFor(routes.get(route)?.path ?? null)) };
    }),
  };
}
