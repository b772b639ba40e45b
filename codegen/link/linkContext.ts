import type { Finding } from "../diagnostic/finding";
import type { Range } from "../diagnostic/range";
import type { ListDocument } from "../schema/vocabulary";
import type { Place, RegistryModel } from "./model";

export interface LinkContext {
  readonly documents: RegistryModel["documents"];
  readonly lists: ReadonlyMap<string, ListDocument>;
  readonly locate: (place: Place, side?: "key" | "value") => Range;
  readonly report: (one: Finding) => void;
}
