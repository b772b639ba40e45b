import { labelOf } from "../answer/labelOf";
import { positionOf } from "../answer/position";
import { personaAskers } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { FRENCH, type Named, type PersonaView, personaViews } from "./personaViews";

/** Who may open what: a row a route, below its application and domain, a column a persona, the one with most first. */
export interface MapView {
  readonly personas: readonly PersonaView[];
  readonly domains: readonly (Named & { readonly applications: readonly MapApplication[] })[];
}

export interface MapApplication extends Named {
  readonly routes: readonly MapRoute[];
}

/** By persona, in their order: 2 with and without network, 1 online only, 0 not at all. */
export interface MapRoute extends Named {
  readonly open: readonly number[];
  readonly file: string;
  readonly line: number;
}

export function mapView(registry: Registry): MapView {
  const { model } = registry;
  const name = (key: string, id: string) => labelOf(registry, `${key}.${id}`, FRENCH) ?? id;
  const reach = (online: boolean) =>
    new Map([...personaAskers(registry, online)].map(([id, { resolver }]) => [id, new Set(resolver.routes())]));
  const [online, offline] = [reach(true), reach(false)];
  const size = ({ id }: Named) => online.get(id)?.size ?? 0;
  const personas = [...personaViews(registry)].sort((one, other) => size(other) - size(one));
  const routes = [...model.routes.values()];
  const applications = [...model.applications.values()];
  const domains = model.documents.domains.flatMap(({ document }) => document.domains);
  return {
    personas,
    domains: domains.map(({ id, label }) => ({
      id,
      label: typeof label === "string" ? name("domain", id) : (label[FRENCH] ?? id),
      applications: applications
        .filter(({ document }) => document.domain === id)
        .map((application) => ({
          id: application.id,
          label: name("app", application.id),
          routes: routes
            .filter((route) => route.application === application.id)
            .map((route) => ({
              id: route.name,
              label: name("route", route.name),
              open: personas.map((persona) =>
                offline.get(persona.id)?.has(route.name) ? 2 : online.get(persona.id)?.has(route.name) ? 1 : 0,
              ),
              file: route.place.file,
              line: positionOf(registry, route.place).line,
            })),
        })),
    })),
  };
}
