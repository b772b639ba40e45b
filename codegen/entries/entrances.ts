import { paramsOf } from "../../src/domain/routing/pattern";
import { declaredParams } from "../link/declaredParams";
import type { RegistryModel } from "../link/model";
import { settingsOf } from "../tables/documentOf";
import type { Entrances, LinkRecord } from "./entryClaims";

/** Before the id of what the search offers to do. */
export const ACTS = "quickAccess.acts.";

/** Dashboards of a registry, what its pages and news lead to, and the pages that its settings name, with the samples of params.yaml for what the shell fills in. */
export function entrancesOf(model: RegistryModel): Entrances {
  const { documents, routes } = model;
  const declared = declaredParams(model);
  const paramsFor = (path: string | null) => paramsOf(path ?? "").map(({ name }) => [name, declared.get(name)?.sample ?? ""] as const);
  return {
    dashboards: documents.dashboards.flatMap(({ document }) => document.tiles),
    settings: [
      ...Object.entries(settingsOf(model).routes ?? {}).map(([id, route]) => ({ id, route, params: {} })),
      ...(settingsOf(model).quickAccess?.acts ?? []).map(({ id, route, params }) => ({ id: `${ACTS}${id}`, route, params })),
    ].map(({ id, route, params }) => {
      const given = Object.entries<string>(params).filter(([, value]) => !value.startsWith("{"));
      return { id, route, params: Object.fromEntries([...paramsFor(routes.get(route)?.path ?? null), ...given]) };
    }),
    links: [...actionsOf(model), ...newsOf(model)],
  };
}

function actionsOf({ routes }: RegistryModel): readonly LinkRecord[] {
  return [...routes.values()].flatMap(({ name, document: { action } }): readonly LinkRecord[] => {
    if (action === undefined) return [];
    const { route, params, query } = action;
    return [{ kind: "action", id: name, on: name, route, params, query }];
  });
}

function newsOf({ documents }: RegistryModel): readonly LinkRecord[] {
  return documents.news.flatMap(({ document }) =>
    document.versions.flatMap(({ version, news }) =>
      news.flatMap(({ route }): readonly LinkRecord[] => (route === undefined ? [] : [{ kind: "news", id: version, on: null, route }])),
    ),
  );
}
