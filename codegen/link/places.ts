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

export function keyOf({ file, path }: Place): Spot {
  return { file, path, side: "key" };
}
