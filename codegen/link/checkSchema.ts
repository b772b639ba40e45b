import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import type { ReadDocument } from "../read/readDocument";
import { flatIssues } from "./flatIssues";
import { mendKeys } from "./mendKeys";
import { schemaFindings } from "./schemaFindings";

export interface Checked<T> {
  /** The typed document; null when it could not be understood even without its unknown keys. */
  readonly document: T | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a document with its schema. Misspelt keys are reported and mended in memory, so that the rest is still checked. */
export function checkSchema<S extends z.ZodType>(schema: S, read: ReadDocument): Checked<z.output<S>> {
  if (read.value === undefined) return { document: null, diagnostics: [] };
  const parsed = schema.safeParse(read.value);
  if (parsed.success) return { document: parsed.data, diagnostics: [] };
  const faults = flatIssues(parsed.error.issues, read.value);
  const { findings, renames } = schemaFindings(schema, read, faults);
  const again = schema.safeParse(mendKeys(read.value, renames));
  return { document: again.success ? again.data : null, diagnostics: findings };
}
