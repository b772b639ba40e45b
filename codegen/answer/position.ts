import type { Place } from "../link/model";
import type { Registry } from "../viewer/registry";

/** Where something stands in the registry. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function positionOf({ model }: Registry, place: Place): Position {
  const { file, line, column } = model.locate(place, "key");
  return { file, line, column };
}
