import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import type { ReadDocument } from "../read/readDocument";
import { linesAt, placed } from "./placed";
import type { Written } from "./written";

/** Keys that stand beside the block they belong into. */
export interface Inward {
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
  /** The block, and what it would then hold; undefined when that cannot be told. */
  readonly into: string;
  readonly value: unknown;
  readonly finding: Diagnostic;
}

/** A block with keys that it does not know. */
export interface Beside {
  readonly schema: z.ZodType;
  readonly read: ReadDocument;
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
  readonly written: Written;
}

/** The block to write, in place of the keys beside it and of what it held. */
export function placeRemedy({ read, path }: Pick<Beside, "read" | "path">, keys: readonly string[], into: string, text: string): string {
  const old = placed(read, [...path, into]).value === undefined ? keys : [into, ...keys];
  return `Write ${into}: ${text} in place of ${linesAt(read, path, old)}.`;
}
