import type { TileRouteTarget } from "../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import { drawnMenu } from "../../src/domain/resolver/drawnMenu";
import type { Persona } from "../../src/domain/session/persona";
import { once } from "../kept/kept";
import { circumstancesOf, ENVIRONMENTS, type Environment, isOnline } from "../viewer/environments";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { asksForHerd, herdKinds } from "./herdKinds";

/** Who sees each item, by file and item: in which environments each persona does. */
export type Seen = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** What the resolver lets each persona see, online and offline, with one herd and several: ids alone, so that a new text changes nothing. */
export function seenIn(registry: Registry): Seen {
  const found = new Map<string, Map<string, Who>>();
  const asksHerd = asksForHerd(registry);
  const personas = new Map([...personasOf(registry)].map(([id, one]) => [id, asksHerd ? herdKinds(one) : [one]]));
  // Pages that nobody opens stand there too.
  for (const { screen } of screensOf(registry.tables).values()) placeFor(found, ...screen);
  for (const [id, kinds] of personas)
    for (const [n, persona] of kinds.entries())
      for (const environment of ENVIRONMENTS) {
        for (const [file, item] of itemsSeen(registry, persona, environment)) {
          const who = placeFor(found, file, item);
          const where =
            who.get(id) ??
            added(
              who,
              id,
              kinds.map((): Environment[] => []),
            );
          where[n]?.push(environment);
        }
      }
  return new Map(
    [...found].map(([file, items]) => [
      file,
      new Map([...items].map(([item, who]) => [item, [...who].flatMap(([id, where]) => named(id, where, file)).sort()])),
    ]),
  );

  /** The persona; where it does not see the same with each of its herds, with the herd. */
  function named(id: string, where: readonly (readonly Environment[])[], file: string): readonly string[] {
    const [first = [], ...others] = where;
    if (others.every((one) => one.join() === first.join())) return [`${id}${circumstances(first, file)}`];
    const herds = personas.get(id)?.map(({ profile }) => profile.numCheptel) ?? [];
    return where.flatMap((one, n) => (one.length === 0 ? [] : [`${id}/${herds[n]}${circumstances(one, file)}`]));
  }
}

/** The environments in which each persona sees an item, with each kind of herd. */
type Who = Map<string, readonly Environment[][]>;

/** What one persona sees in one environment. */
export function itemsSeen(registry: Registry, persona: Persona, environment: Environment): readonly Item[] {
  const { tables } = registry;
  return itemsOf(registry, environment, createResolver(tables, personaViewer(persona, circumstancesOf(environment), tables)));
}

type Item = readonly [file: string, item: string];

/** What works without network, with one herd and with several. */
const OFFLINE = "offline.txt";

/** Of each name the page, or the other one that it leads to, and what the page does on the device without network. */
const screensOf = once(({ routes, applications }: Registry["tables"]) => {
  return new Map(
    Object.values(routes).map(({ name, application, redirect, offline }) => {
      const screen: Item = [`screens/${applications[application]?.domain ?? "none"}.txt`, leadsTo(name, redirect?.to ?? null)];
      const kept: readonly Item[] = offline === undefined || redirect !== undefined ? [] : [[OFFLINE, leadsTo(name, offline)]];
      return [name, { screen, kept }];
    }),
  );
});

function itemsOf(registry: Registry, environment: Environment, resolver: Resolver): readonly Item[] {
  const { tables } = registry;
  const menu = drawnMenu(resolver, tables);
  const home = resolver.home()?.route;
  const screens = screensOf(tables);
  const opened = new Set(resolver.routes());
  const open = [...opened].flatMap((name) => screens.get(name) ?? []);
  return [
    ...(home === undefined ? [] : [["homes.txt", home] as const]),
    ...(["desktop", "mobile"] as const).flatMap((bar) =>
      tables.tabs[bar].flatMap((tab): readonly Item[] => {
        const { visible, route } = resolver.tab(tab);
        return visible ? [["tabs.txt", leadsTo(`${bar}/${tab.id}`, route)]] : [];
      }),
    ),
    ...menu.flatMap(({ section, groups, devices }): readonly Item[] => {
      const file = `menus/${section.id}.txt`;
      const tiles = groups.flatMap((group) => group.tiles);
      return [
        ...devices.map((device): Item => [file, `${device}/${section.id}`]),
        ...tiles.map((tile): Item => {
          const { target } = resolver.tile(tile);
          // The link as it is written: it says the same for every herd.
          const link = tile.target.kind === "link" ? tile.target.href : null;
          return [file, leadsTo(`${section.id}/${tile.group}/${tile.id}`, target === null ? link : targetText(target))];
        }),
      ];
    }),
    ...dashboardsSeen(registry, resolver, menu).map((item): Item => [`menus/${item.split("/")[0]}.txt`, item]),
    ...open.map(({ screen }) => screen),
    ...(isOnline(environment) ? [] : open.flatMap(({ kept }) => kept)),
    ...featuresOf(tables, resolver).map((name): Item => ["features.txt", name]),
  ];
}

/** Dashboards below the tiles of the sections that show tiles. */
export function dashboardsSeen({ model, tables }: Registry, resolver: Resolver, menu = drawnMenu(resolver, tables)): readonly string[] {
  const drawn = new Set(menu.flatMap(({ section }) => (section.opens === "tiles" ? [section.id] : [])));
  return model.documents.dashboards.flatMap(({ document }) =>
    document.tiles.flatMap(({ id, section, route, shows }) =>
      section !== undefined && drawn.has(section) && resolver.route(route).admitted
        ? [leadsTo(`${section}/dashboards/${id} (${shows})`, route)]
        : [],
    ),
  );
}

/** What the shell itself asks a grant for, and the applications of which the candidate is shown. */
function featuresOf({ features, applications, routes }: Registry["tables"], resolver: Resolver): readonly string[] {
  const { candidate, ...asked } = features;
  const isTried = (id: string) =>
    resolver.grant(`${candidate}.${id}`).held &&
    Object.values(routes).some((one) => one.application === id && resolver.route(one.name).candidate);
  return [
    ...(Object.keys(asked) as (keyof typeof asked)[]).filter((name) => resolver.feature(name)),
    ...Object.values(applications).flatMap(({ id, frame }) => (frame?.candidate && isTried(id) ? [`candidate/${id}`] : [])),
  ];
}

/** A page with what it is opened with. */
export function targetText({ route, params, query }: Pick<TileRouteTarget, "route"> & Partial<TileRouteTarget>): string {
  const values = Object.entries({ ...params, ...query }).map(
    ([name, value]) => `${name}: ${[value].flat().map(encodeURIComponent).join(",")}`,
  );
  return values.length === 0 ? route : `${route} (${values.join(", ")})`;
}

function leadsTo(what: string, where: string | null): string {
  return where === null ? what : `${what} > ${where}`;
}

function placeFor(found: Map<string, Map<string, Who>>, file: string, item: string): Who {
  const items = found.get(file) ?? added(found, file, new Map<string, Who>());
  return items.get(item) ?? added(items, item, new Map());
}

function added<V>(to: Map<string, V>, name: string, value: V): V {
  to.set(name, value);
  return value;
}

/** Said only where it is not everywhere. */
function circumstances(where: readonly Environment[], file: string): string {
  const everywhere = ENVIRONMENTS.filter((environment) => file !== OFFLINE || !isOnline(environment));
  if (where.length === everywhere.length) return "";
  const one = (["online", "offline", "multi", "single"] as const).find((word) => {
    const all = everywhere.filter((environment) => environment.split("-").includes(word));
    return all.length === where.length && all.every((environment) => where.includes(environment));
  });
  return `:${one ?? where.join(",")}`;
}
