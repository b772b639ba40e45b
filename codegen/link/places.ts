import type { Place } from "./model";

/** Where a finding is shown: at the value of a place, or at its key. */
export interface Spot extends Place {
  readonly side?: "key";
}

export function below({ file, path }: Place, ...more: Place["path"]): Place {
  return { file, path: [...path, ...more] };
}

/** A part of the file in which something is declared. */
export function inFile({ place }: { readonly place: Place }, ...path: Place["path"]): Place {
  return { file: place.file, path };
}

export function wholeFile(file: string): Place {
  return { file, path: [] };
}

/** A name that a route had before is a route that leads to it; it stands below that one, and opens with it. */
export function isEarlierName({ place }: { readonly place: Place }): boolean {
  return place.path.length > 2;
}

export function keyOf({ file, path }: Place): Spot {
  return { file, path, side: "key" };
}
