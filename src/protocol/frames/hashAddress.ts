import { parseQuery, type QueryValues } from "../../domain/address/query";

/** The hash part of a frame address (section 7.4, decision ADR-04). */
export interface HashAddress {
  /** Without leading slash: `aliment2/12/variation`. */
  readonly path: string;
  /** Parameters of the route, repeated here by name, and extra values. */
  readonly query: QueryValues;
}

/** Reads `#/aliment2/12?id=12`. */
export function readHash(hash: string): HashAddress {
  const inside = hash.replace(/^#?\/?/, "");
  const queryAt = inside.indexOf("?");
  return queryAt < 0
    ? { path: inside, query: parseQuery("") }
    : { path: inside.slice(0, queryAt), query: parseQuery(inside.slice(queryAt + 1)) };
}

/** Formats the hash part of a frame address. */
export function hashOf(frameAddress: string): string {
  const at = frameAddress.indexOf("#");
  return at < 0 ? "" : frameAddress.slice(at + 1);
}
