import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import type { Path } from "../read/locator";
import type { ReadDocument } from "../read/readDocument";
import type { ReadResult } from "../read/readRegistry";
import { type DocumentOf, KINDS, type Kind } from "../schema/kinds";
import { type Checked, checkSchema } from "./checkSchema";
import type { RegistryModel, Sourced } from "./model";

export interface CheckedDocuments {
  readonly documents: RegistryModel["documents"];
  readonly diagnostics: readonly Diagnostic[];
  /** Kinds of which a file, or a named entry of one, could not be understood: names declared there are unknown for the moment. */
  readonly broken: ReadonlySet<Kind>;
  /** Kinds of which anything had to be left out. */
  readonly incomplete: ReadonlySet<Kind>;
  /** What had to be left out, by file. */
  readonly left: ReadonlyMap<string, readonly Path[]>;
}

/** The same table, seen so that the type of a document follows from its kind. */
const SCHEMAS: { readonly [K in Kind]: { readonly schema: z.ZodType<DocumentOf<K>> } } = KINDS;

/** Entries with a name stand this deep in a file, or higher. */
const NAMED = 2;

/** Every file against the schema of its kind. */
export function checkDocuments(read: ReadResult): CheckedDocuments {
  const diagnostics: Diagnostic[] = [];
  const broken = new Set<Kind>();
  const incomplete = new Set<Kind>();
  const left = new Map<string, readonly Path[]>();
  const checked = <K extends Kind>(kind: K): readonly Sourced<K>[] => wellNamedFirst(readOf(kind));
  const readOf = <K extends Kind>(kind: K): readonly Sourced<K>[] =>
    read.documents.flatMap((one) => {
      if (one.kind !== kind) return [];
      const { document, left: gone, diagnostics: findings } = typed(kind, one);
      diagnostics.push(...findings);
      if (document === null || gone.length > 0) incomplete.add(kind);
      if (document === null || gone.some(({ length }) => length <= NAMED)) broken.add(kind);
      if (gone.length > 0) left.set(one.file, gone);
      return document === null ? [] : [{ kind, file: one.file, document }];
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
  return { documents, diagnostics, broken, incomplete, left };
}

/** Of two files with one id the copy comes second, so that findings are told there. */
function wellNamedFirst<K extends Kind>(documents: readonly Sourced<K>[]): readonly Sourced<K>[] {
  const isMisnamed = ({ file, document }: Sourced<K>) => "id" in document && !`/${file}`.endsWith(`/${document.id}.yaml`);
  return documents.some(isMisnamed) ? documents.toSorted((a, b) => Number(isMisnamed(a)) - Number(isMisnamed(b))) : documents;
}

function typed<K extends Kind>(kind: K, read: ReadDocument): Checked<DocumentOf<K>> {
  return checkSchema(SCHEMAS[kind].schema, read);
}
