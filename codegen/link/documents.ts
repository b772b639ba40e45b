import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import type { ReadDocument } from "../read/readDocument";
import type { ReadResult } from "../read/readRegistry";
import { type DocumentOf, KINDS, type Kind } from "../schema/kinds";
import { checkSchema } from "./checkSchema";
import type { RegistryModel, Sourced } from "./model";

export interface CheckedDocuments {
  readonly documents: RegistryModel["documents"];
  readonly diagnostics: readonly Diagnostic[];
  /** Kinds of which a file could not be understood: names declared there are unknown for the moment. */
  readonly broken: ReadonlySet<Kind>;
}

/** The same table, seen so that the type of a document follows from its kind. */
const SCHEMAS: { readonly [K in Kind]: { readonly schema: z.ZodType<DocumentOf<K>> } } = KINDS;

/** Every file against the schema of its kind. */
export function checkDocuments(read: ReadResult): CheckedDocuments {
  const diagnostics: Diagnostic[] = [];
  const broken = new Set<Kind>();
  const checked = <K extends Kind>(kind: K): readonly Sourced<K>[] =>
    read.documents.flatMap((one) => {
      if (one.kind !== kind) return [];
      const { document, findings } = typed(kind, one);
      diagnostics.push(...findings);
      if (document !== null) return [{ kind, file: one.file, document }];
      broken.add(kind);
      return [];
    });
  const documents = {
    application: checked("application"),
    menu: checked("menu"),
    grantFamily: checked("grantFamily"),
    persona: checked("persona"),
    labels: checked("labels"),
    list: checked("list"),
    tabs: checked("tabs"),
    dashboards: checked("dashboards"),
    domains: checked("domains"),
    params: checked("params"),
    homes: checked("homes"),
    languages: checked("languages"),
    shops: checked("shops"),
    entities: checked("entities"),
    calls: checked("calls"),
    icons: checked("icons"),
    settings: checked("settings"),
  };
  return { documents, diagnostics, broken };
}

function typed<K extends Kind>(kind: K, read: ReadDocument): { document: DocumentOf<K> | null; findings: readonly Diagnostic[] } {
  const { document, diagnostics } = checkSchema(SCHEMAS[kind].schema, read);
  return { document, findings: diagnostics };
}
