import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import type { Path } from "../read/locator";
import type { ReadDocument } from "../read/readDocument";
import { flatIssues } from "./flatIssues";
import { mendKeys } from "./mendKeys";
import { schemaFindings } from "./schemaFindings";
import { soundPart } from "./soundPart";
import type { Written } from "./written";

export interface Checked<T> {
  /** The typed document, as far as it could be understood; null when nothing of it could. */
  readonly document: T | null;
  /** Paths of what had to be left out of it. */
  readonly left: readonly Path[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a document with its schema. Misspelt keys are reported and mended in memory, and refused parts left out, so that the rest is still checked. */
export function checkSchema<S extends z.ZodType>(schema: S, read: ReadDocument, written: Written): Checked<z.output<S>> {
  if (read.value === undefined) return { document: null, left: [], diagnostics: [] };
  const parsed = schema.safeParse(read.value);
  if (parsed.success) return { document: parsed.data, left: [], diagnostics: [] };
  const faults = flatIssues(parsed.error.issues, read.value);
  const { findings, renames } = schemaFindings(schema, read, faults, written);
  const sound = soundPart(schema, mendKeys(read.value, renames));
  return { document: sound?.document ?? null, left: sound?.left ?? [], diagnostics: findings };
}
