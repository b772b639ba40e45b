import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { createAnybody } from "./anybody";
import { type Claim, openedBy } from "./claim";
import { createHomes, type Homes } from "./homes";
import { type Proof, proofOf } from "./proof";
import { askTile } from "./tileClaims";
import { type Way, type Ways, waysOf } from "./ways";

/** Shows claims for every possible user, in the mode of one herd and of several, with network and without. */
export interface Prover {
  readonly tables: RegistryTables;
  readonly homes: Homes;
  readonly prove: (claim: Claim) => Proof;
}

/** Made once for a registry: where tiles and home screens lead is followed once. */
export function createProver(tables: RegistryTables): Prover {
  const anybody = createAnybody(tables);
  const ofTiles = new Map<TileRecord, Ways>();
  const waysOfTile = (section: SectionRecord, tile: TileRecord): Ways => {
    const ways = ofTiles.get(tile) ?? waysOf({ open: askTile(section, tile) }, anybody, tables);
    ofTiles.set(tile, ways);
    return ways;
  };
  const homes = createHomes(tables, anybody, waysOfTile);
  const prove = (claim: Claim): Proof => {
    const { tile, unproven } = claim;
    const ways = tile === undefined ? waysOf(claim, anybody, tables) : waysOfTile(tile.section, tile.tile);
    const isOfClaim = ({ opening }: Way) => tile === undefined || opening.target === tile.target;
    const toTry = function* (): Iterable<Way> {
      yield* ways.faults.filter(isOfClaim);
      for (const way of ways.homes.filter(isOfClaim)) yield* homes.after(way);
    };
    return proofOf(tables, claim, { ways: toTry, offered: (resolver) => openedBy(claim, resolver), isPartial: ways.more, unproven });
  };
  return { tables, homes, prove };
}
