import type { LinkedApplication, LinkedRoute } from "../link/model";
import { targetsOf } from "../link/targetsOf";
import { guardOf } from "../tables/guardOf";
import type { Registry } from "../viewer/registry";
import { accessOfApplication, accessOfRoute } from "./accessAnswer";
import { decideAccess } from "./decideAccess";
import { askBy, type Entry, guardsOfRoutes } from "./explanation";
import { grantEntry } from "./grantEntry";
import { sectionEntry, tileEntry } from "./menuEntries";
import { parameterEntry, personaEntry } from "./vocabularyEntries";

/** Everything that bears this name; one name may be that of a section, a grant and an application. */
export function entriesNamed(registry: Registry, name: string, language: string): readonly Entry[] {
  const { model } = registry;
  const made = <T>(found: T | undefined, explain: (one: T) => Entry) => (found === undefined ? [] : [explain(found)]);
  return [
    ...made(model.routes.get(name), (route) => routeEntry(registry, route)),
    ...made(model.tiles.get(name), (tile) => tileEntry(registry, tile)),
    ...made(model.grants.get(name), (grant) => grantEntry(registry, grant, language)),
    ...made(model.applications.get(name), (application) => applicationEntry(registry, application)),
    ...made(
      model.documents.menu.find(({ document }) => document.id === name),
      (section) => sectionEntry(registry, section),
    ),
    ...made(
      model.documents.params.find(({ document }) => Object.hasOwn(document.params, name)),
      ({ file }) => parameterEntry(registry, file, name),
    ),
    ...made(
      model.documents.persona.find(({ document }) => document.id === name),
      (persona) => personaEntry(registry, persona),
    ),
  ];
}

/** Every name that can be asked about. */
export function knownNames({ model }: Registry): readonly string[] {
  const vocabularies = ["route", "tile", "grant", "application", "section", "param", "persona"] as const;
  return vocabularies.flatMap((one) => [...(model.names.get(one) ?? [])]);
}

function routeEntry(registry: Registry, { name, place, path, application, document }: LinkedRoute): Entry {
  const { model, tables } = registry;
  const index = tables.routes[name]?.guard ?? -1;
  const tiles = [...model.tiles.values()]
    .filter(({ document: tile }) => targetsOf(tile).some(({ route }) => route === name))
    .map(({ id }) => id);
  const earlier = Object.entries(document.aliases ?? {}).map(([old, { until }]) => {
    const address = model.routes.get(old)?.path ?? null;
    return [old, ...(address === null ? [] : [`/${address}`]), ...(until === undefined ? [] : [until])].join(" · ");
  });
  return {
    kind: "route",
    name,
    label: `route.${name}`,
    place,
    details: {
      address: path === null ? null : `/${path}`,
      earlier,
      application,
      ...(document.redirect === undefined ? {} : { redirectTo: document.redirect.to }),
      ...(document.screen === undefined ? {} : { screen: document.screen }),
      tiles,
    },
    access: () => accessOfRoute(registry, name),
    ask: askBy(guardsOfRoutes(tables, [{ name }]), ({ resolver }) => resolver.guard(index)),
  };
}

/** An application is there for somebody who may open one of its routes (MEN-15). */
function applicationEntry(registry: Registry, { id, place, document, access }: LinkedApplication): Entry {
  const { model, tables } = registry;
  const routes = [...model.routes.values()].filter(({ application }) => application === id);
  const own = guardOf(access);
  const guards = routes.length === 0 ? [own] : guardsOfRoutes(tables, routes);
  return {
    kind: "application",
    name: id,
    label: `app.${id}`,
    place: { file: place.file, path: ["id"] },
    details: {
      domain: document.domain,
      section: document.section ?? null,
      frame: document.frame?.base ?? null,
      code: document.code ?? null,
      routes: routes.map(({ name }) => name),
      ownAccess: routes.flatMap(({ name, document: { access: own } }) => (own === undefined || own === "inherit" ? [] : [name])),
    },
    access: () => accessOfApplication(registry, id),
    ask: askBy(guards, (asker) => {
      if (routes.length === 0) return decideAccess(tables, asker, own);
      const openings = routes.map(({ name }) => asker.resolver.guard(tables.routes[name]?.guard ?? -1));
      return openings.find(({ admitted }) => admitted) ?? openings[0] ?? { admitted: false, reason: "unknown-route" };
    }),
  };
}
