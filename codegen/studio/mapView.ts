import { labelOf } from "../answer/labelOf";
import { positionOf } from "../answer/position";
import { unlinkedRoutes } from "../coverage/unlinked";
import { renamedTo } from "../diff/renamedNames";
import type { Side } from "../diff/side";
import { pagesOpened, partlyWords, type WhoHas } from "../explain/whoHas";
import { sayIn } from "../messages/say";
import type { Registry } from "../viewer/registry";
import { FRENCH, type Named, type PersonaView, personaViews } from "./personaViews";

/** Who may open what: a row a route, below its application and domain, a column a persona, the one with most first. */
export interface MapView {
  /** Whether it could be compared with what is committed. */
  readonly isCompared: boolean;
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
  /** `open` in what is committed; null where the two cannot be compared. */
  readonly before: readonly number[] | null;
  /** Whether a tile, a tab, a home or a redirect leads there. */
  readonly isLinked: boolean;
  readonly file: string;
  readonly line: number;
}

export function mapView(registry: Side, committed: Side | null): MapView {
  const { model } = registry;
  const name = (key: string, id: string) => labelOf(registry, `${key}.${id}`, FRENCH) ?? id;
  const now = openStates(registry);
  const before = committed && openStates(committed);
  const earlier = new Map(committed && [...renamedTo(committed, registry)].map(([name, now]) => [now, name]));
  const personas = [...personaViews(registry)].sort((one, other) => now.size(other.id) - now.size(one.id));
  const unlinked = new Set(unlinkedRoutes(registry));
  const stateOf = (route: string) => ({
    open: personas.map(({ id }) => now.of(route, id)),
    partly: Object.fromEntries(now.partly(route).map((one) => [one.id, partlyWords(one, sayIn(FRENCH))])),
    before: before && personas.map(({ id }) => before.of(earlier.get(route) ?? route, id)),
    isLinked: !unlinked.has(route),
  });
  const applications = [...model.applications.values()];
  const domains = model.documents.domains.flatMap(({ document }) => document.domains);
  return {
    isCompared: before !== null,
    personas,
    domains: domains.map(({ id, label }) => ({
      id,
      label: typeof label === "string" ? name("domain", id) : (label[FRENCH] ?? id),
      applications: applications
        .filter(({ document }) => document.domain === id)
        .map((application) => ({
          id: application.id,
          label: name("app", application.id),
          routes: [...model.routes.values()]
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

function openStates(registry: Registry) {
  const [online, offline] = [pagesOpened(registry, true, FRENCH), pagesOpened(registry, false, FRENCH)];
  const asked = new Map<string, readonly [now: WhoHas, without: WhoHas]>();
  const whoOpens = (route: string) => {
    const known = asked.get(route) ?? ([online.who(route), offline.who(route)] as const);
    asked.set(route, known);
    return known;
  };
  const isIn = ({ has, partly }: WhoHas, id: string) => has.includes(id) || partly.some((one) => one.id === id);
  return {
    size: (id: string) => Math.max(...online.sizes(id)),
    partly: (route: string) => whoOpens(route)[0].partly,
    of: (route: string, id: string): 0 | 1 | 2 => {
      const [now, without] = whoOpens(route);
      return isIn(without, id) ? 2 : isIn(now, id) ? 1 : 0;
    },
  };
}
