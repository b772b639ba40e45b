import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { type Said, said } from "../messages/say";
import { SIGNED_IN } from "../tables/guardOf";
import { type UserFile, viewerOf } from "../viewer/userFile";
import { breachSaid } from "./breach";
import { userFileOf } from "./counterexample";
import { type FactRules, findFacts, type UserFacts } from "./findFacts";
import type { Proof } from "./proof";

/** One target of a tile with both guards: the tile opens it when its guard admits and no earlier target did. */
export interface TileOpening {
  readonly route: string;
  readonly tile: Guard;
  readonly target: Guard;
}

/** Somebody to whom the menu shows the tile and who is refused the n-th of its targets; null: there is nobody. */
export function refusedByTarget(
  openings: readonly TileOpening[],
  n: number,
  multiHerdSection: boolean,
  rules: FactRules,
): UserFacts | null {
  const opening = openings[n];
  if (opening === undefined || (n === 0 && opening.tile === opening.target)) return null;
  const earlier = openings.slice(0, n).map(({ tile }) => tile);
  // The menu is for signed-in users, and the tiles of a multi-herd section for multi-herd ones.
  return findFacts([{ ...SIGNED_IN, multiHerd: multiHerdSection }, opening.tile], [opening.target, ...new Set(earlier)], rules);
}

/** Decision TIL-14 for every possible user: a tile that is shown never leads to a refusal. Linear in the number of tiles. */
export function proveTiles(tables: RegistryTables): readonly Proof[] {
  return tables.sections.flatMap((section) =>
    section.groups.flatMap((group) => group.tiles.flatMap((tile) => proveTile(tables, section, tile))),
  );
}

/** Whether the menu shows the tile to this user, leading to the route, and the route refuses. */
export function replayTile(tables: RegistryTables, file: UserFile, tile: TileRecord, route: string): boolean {
  const resolver = createResolver(tables, viewerOf(file, { online: true, mode: null }, ""));
  const shown = resolver.menu().some(({ groups }) => groups.some(({ tiles }) => tiles.includes(tile)));
  const record = tables.routes[route];
  return shown && resolver.tile(tile).target?.route === route && record !== undefined && !resolver.guard(record.guard).admitted;
}

function proveTile(tables: RegistryTables, section: SectionRecord, tile: TileRecord): readonly Proof[] {
  const openings = openingsOf(tables, tile);
  return openings.map(({ route }, n) => {
    const claim = { kind: "tile-opens-route", subject: tile.id, object: route } as const;
    const facts = refusedByTarget(openings, n, section.multiHerd, tables);
    if (facts === null) return { ...claim, holds: true };
    const file = userFileOf(facts, tables);
    const because = becauseOf(facts);
    return replayTile(tables, file, tile, route)
      ? { ...claim, holds: false, because, counterexample: file }
      : { ...claim, holds: false, because };
  });
}

/** What the route asks for and the tile does not. */
function becauseOf({ breaches, signedIn }: UserFacts): Said {
  const [breach] = breaches;
  return breach === undefined || !signedIn ? said("because.signedIn", {}) : breachSaid(breach);
}

/** Targets whose route exists; the others are findings of another rule. */
function openingsOf({ guards, routes }: RegistryTables, { target }: TileRecord): readonly TileOpening[] {
  if (target.kind !== "route") return [];
  return target.targets.flatMap(({ route, guard }) => {
    const record = Object.hasOwn(routes, route) ? routes[route] : undefined;
    const own = guards[guard];
    const its = record && guards[record.guard];
    return own === undefined || its === undefined ? [] : [{ route, tile: own, target: its }];
  });
}
