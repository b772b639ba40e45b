import { labelOf } from "../answer/labelOf";
import { positionOf } from "../answer/position";
import { pagesOpened, partlyWords, type WhoHas } from "../explain/whoHas";
import { sayIn } from "../messages/say";
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
  /** By persona: in which herds it is open, where that is not in all. */
  readonly partly: Readonly<Record<string, string>>;
  readonly file: string;
  readonly line: number;
}

export function mapView(registry: Registry): MapView {
  const { model } = registry;
  const name = (key: string, id: string) => labelOf(registry, `${key}.${id}`, FRENCH) ?? id;
  const [online, offline] = [pagesOpened(registry, true, FRENCH), pagesOpened(registry, false, FRENCH)];
  const size = ({ id }: Named) => Math.max(...online.sizes(id));
  const personas = [...personaViews(registry)].sort((one, other) => size(other) - size(one));
  const stateOf = (route: string) => {
    const [now, without] = [online, offline].map(({ who }) => who(route));
    const isIn = (who: WhoHas | undefined, id: string) => who?.has.includes(id) || who?.partly.some((one) => one.id === id);
    return {
      open: personas.map(({ id }) => (isIn(without, id) ? 2 : isIn(now, id) ? 1 : 0)),
      partly: Object.fromEntries((now?.partly ?? []).map((one) => [one.id, partlyWords(one, sayIn(FRENCH))])),
    };
  };
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
              ...stateOf(route.name),
              file: route.place.file,
              line: positionOf(registry, route.place).line,
            })),
        })),
    })),
  };
}
