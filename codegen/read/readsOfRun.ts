import type { Kept } from "../kept/kept";
import type { ReadDocument } from "./readDocument";

/** What earlier runs have kept, and what this one has read, by kind and hash of the text. Apart from what reads: a run with nothing to do loads no YAML. */
export const reads: { place?: Kept; known?: Map<string, unknown>; used: Map<string, ReadDocument> } = { used: new Map() };

/** From now on what an earlier run has read is looked up there. */
export function recallReads(place: Kept): void {
  Object.assign(reads, { place, known: undefined, used: new Map() });
}
