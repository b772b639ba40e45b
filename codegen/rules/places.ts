import type { Place } from "../link/model";

/** A part of what stands at a place. */
export function below({ file, path }: Place, ...more: Place["path"]): Place {
  return { file, path: [...path, ...more] };
}
