import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import type { Persona } from "../../src/domain/session/persona";
import { circumstancesOf, ENVIRONMENTS, type Environment } from "../viewer/environments";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";

/** Who sees each thing, by file and thing: in which environments each persona does. */
export type Seen = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** What the resolver lets each persona see, online and offline, with one herd and several: ids alone, so that a new text changes nothing. */
export function seenIn(registry: Registry): Seen {
  const found = new Map<string, Map<string, Map<string, Environment[]>>>();
  for (const [file, thing] of allThings(registry)) placeFor(found, file, thing);
  for (const [id, persona] of personasOf(registry))
    for (const environment of ENVIRONMENTS) {
      for (const [file, thing] of thingsSeen(registry, persona, environment)) {
        const who = placeFor(found, file, thing);
        who.set(id, [...(who.get(id) ?? []), environment]);
      }
    }
  return new Map(
    [...found].map(([file, things]) => [
      file,
      new Map([...things].map(([thing, who]) => [thing, [...who].map(([id, where]) => `${id}${circumstances(where)}`).sort()])),
    ]),
  );
}

/** What one persona sees in one environment. */
export function thingsSeen(registry: Registry, persona: Persona, environment: Environment): readonly Thing[] {
  const { tables } = registry;
  return thingsOf(registry, createResolver(tables, personaViewer(persona, circumstancesOf(environment), tables)));
}

type Thing = readonly [file: string, thing: string];

/** Pages that nobody opens stand there too. */
function allThings({ tables }: Registry): readonly Thing[] {
  return Object.keys(tables.routes).map((name) => screen(tables, name));
}

function screen({ routes, applications }: Registry["tables"], name: string): Thing {
  return [`screens/${applications[routes[name]?.application ?? ""]?.domain ?? "none"}.txt`, name];
}

function thingsOf({ tables }: Registry, resolver: Resolver): readonly Thing[] {
  const home = resolver.home()?.route;
  return [
    ...(home === undefined ? [] : [["homes.txt", home] as const]),
    ...(["desktop", "mobile"] as const).flatMap((bar) =>
      tables.tabs[bar].flatMap((tab): readonly Thing[] => {
        const { visible, route } = resolver.tab(tab);
        return visible ? [["tabs.txt", leadsTo(`${bar}/${tab.id}`, route)]] : [];
      }),
    ),
    ...resolver.menu().flatMap(({ section, groups }): readonly Thing[] => {
      const file = `menus/${section.id}.txt`;
      const tiles = groups.flatMap((group) => group.tiles);
      return [
        [file, section.id],
        ...tiles.map((tile): Thing => {
          const { target, href } = resolver.tile(tile);
          return [file, leadsTo(`${section.id}/${tile.group}/${tile.id}`, target?.route ?? href)];
        }),
      ];
    }),
    ...resolver.routes().map((name) => screen(tables, name)),
  ];
}

function leadsTo(what: string, where: string | null): string {
  return where === null ? what : `${what} > ${where}`;
}

function placeFor(found: Map<string, Map<string, Map<string, Environment[]>>>, file: string, thing: string): Map<string, Environment[]> {
  const things = found.get(file) ?? new Map<string, Map<string, Environment[]>>();
  found.set(file, things);
  const who = things.get(thing) ?? new Map<string, Environment[]>();
  things.set(thing, who);
  return who;
}

/** Said only where it is not everywhere. */
function circumstances(where: readonly Environment[]): string {
  if (where.length === ENVIRONMENTS.length) return "";
  const one = (["online", "offline", "multi", "single"] as const).find((word) => {
    const all = ENVIRONMENTS.filter((environment) => environment.split("-").includes(word));
    return all.length === where.length && all.every((environment) => where.includes(environment));
  });
  return `:${one ?? where.join(",")}`;
}
