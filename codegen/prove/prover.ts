import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { createAnybody } from "./anybody";
import { type Claim, openedBy } from "./claim";
import { findFacts } from "./findFacts";
import { createHomes, type Homes } from "./homes";
import { heldBy, type Proof, proofOf, unprovenOf } from "./proof";
import { askTile } from "./tileClaims";
import { NO_WAYS, type Way, type Ways, waysOf } from "./ways";

/** Shows claims for every possible user, in the mode of one herd and of several, with network and without. */
export interface Prover {
  readonly tables: RegistryTables;
  readonly homes: Homes;
  readonly prove: (claim: Claim) => Proof;
  /** Whether there can be anybody to whom it is offered, whatever rights they are given. */
  readonly isOffered: (claim: Claim) => boolean;
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
    if (unproven !== undefined) return unprovenOf(claim, unproven);
    const ways = tile === undefined ? waysOf(claim, anybody, tables) : waysOfTile(tile.section, tile.tile);
    if (ways === NO_WAYS) return heldBy(claim);
    const isOfClaim = ({ opening }: Way) => tile === undefined || opening.target === tile.target;
    const toTry = function* (): Iterable<Way> {
      yield* ways.failures.filter(isOfClaim);
      for (const way of ways.homes.filter(isOfClaim)) yield* homes.after(way);
    };
    return proofOf(tables, claim, { ways: toTry, offered: (resolver) => openedBy(claim, resolver), isPartial: ways.more });
  };
  const isOffered = (claim: Claim): boolean => {
    for (const { answer, when } of anybody.answers((resolver) => claim.open(resolver) !== null))
      if (answer && (["multi", "solo"] as const).some((mode) => findFacts(when(), mode, tables) !== null)) return true;
    return false;
  };
  return { tables, homes, prove, isOffered };
}
