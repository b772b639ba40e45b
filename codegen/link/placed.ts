import type { Range } from "../diagnostic/diagnostic";
import type { ReadDocument } from "../read/readDocument";
import { readBack } from "./readBack";

export interface Placed {
  readonly range: Range;
  readonly key: Range;
  readonly value: unknown;
  readonly source: string | null;
}

/** Where a path of a document stands, and what stands there. */
export function placed(read: ReadDocument, path: readonly PropertyKey[]): Placed {
  const steps = path.map((step) => (typeof step === "number" ? step : String(step)));
  return { range: read.locate(steps), key: read.locate(steps, "key"), value: readBack(read.value, path), source: read.source(steps) };
}
