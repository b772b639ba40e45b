import { createResolver } from "../../src/domain/resolver/createResolver";
import { drawnMenu } from "../../src/domain/resolver/drawnMenu";
import { paramsOf } from "../../src/domain/routing/pattern";
import { declaredParams } from "../link/declaredParams";
import type { RegistryModel } from "../link/model";
import { openedRoutes } from "../snapshot/herdKinds";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import type { Entry } from "./explanation";

export function parameterEntry({ model }: Registry, file: string, name: string): Entry {
  const param = declaredParams(model).get(name);
  return {
    kind: "parameter",
    name,
    label: `param.${name}`,
    place: { file, path: ["params", name] },
    details: {
      sample: param?.sample ?? null,
      pattern: param?.pattern ?? null,
      routes: [...model.routes.values()].flatMap((route) =>
        paramsOf(route.path ?? "").some((used) => used.name === name) ? [route.name] : [],
      ),
    },
    access: () => [],
    ask: null,
  };
}

export function personaEntry(registry: Registry, { file, document }: RegistryModel["documents"]["persona"][number]): Entry {
  const { id, login, mode, herds } = document;
  const record = personasOf(registry).get(id);
  const resolver = record && createResolver(registry.tables, personaViewer(record, { online: true, mode: null }, registry.tables));
  const groups = resolver === undefined ? [] : drawnMenu(resolver, registry.tables).flatMap((section) => section.groups);
  return {
    kind: "persona",
    name: id,
    label: `persona.${id}`,
    place: { file, path: ["id"] },
    details: {
      login,
      mode: mode ?? null,
      origin: document.profile.origin,
      herds: herds.map(({ numCheptel }) => numCheptel),
      grants: record?.profile.droits ?? [],
      levels: Object.entries(record?.profile.rules.authorizes ?? {}).map(([name, level]) => `${name}: ${level}`),
      applications: record?.profile.grants ?? [],
      tiles: groups.flatMap(({ tiles }) => tiles).length,
      routes: resolver === undefined ? 0 : openedRoutes(registry, resolver).length,
      home: resolver?.home()?.route ?? null,
    },
    access: () => [],
    ask: null,
  };
}
