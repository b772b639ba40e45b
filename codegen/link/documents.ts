import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { sortFindings } from "../diagnostic/finding";
import type { Path } from "../read/locator";
import type { ReadDocument } from "../read/readDocument";
import type { ReadResult } from "../read/readRegistry";
import { type DocumentOf, KINDS, type Kind } from "../schema/kinds";
import { asMeant, type Meant, type Wrong } from "./asMeant";
import { type Checked, checkSchema } from "./checkSchema";
import type { RegistryModel, Sourced } from "./model";
import { withoutCopies } from "./withoutCopies";
import { type Written, written } from "./written";

export interface CheckedDocuments {
  /** The files as they were meant, where a slip is understood, and what is told about them. */
  readonly read: ReadResult;
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

/** Slips in one file that are told one after another. */
const SLIPS = 4;

/** Every file against the schema of its kind. A file whose slip is understood counts as it was meant: what is wrong because of the slip is not told. */
export function checkDocuments(read: ReadResult, slips = SLIPS, told: readonly Diagnostic[] = []): CheckedDocuments {
  const checked = checkAsWritten(read);
  const meant = slips === 0 ? [] : checked.wrong.flatMap((one) => asMeant(one, read.files) ?? []);
  if (meant.length > 0) return checkDocuments(withMeant(read, meant), slips - 1, [...told, ...meant.map(({ finding }) => finding)]);
  return { ...checked, read: { ...read, diagnostics: sortFindings([...read.diagnostics, ...told]) } };
}

function withMeant(read: ReadResult, meant: readonly Meant[]): ReadResult {
  const byFile = new Map(meant.map((one) => [one.document.file, one]));
  const kept = read.diagnostics.filter((one) => !byFile.get(one.file)?.isConsequence(one));
  return {
    files: new Map([...read.files].map(([file, text]) => [file, byFile.get(file)?.text ?? text])),
    documents: read.documents.map((one) => byFile.get(one.file)?.document ?? one),
    diagnostics: [...kept, ...meant.flatMap(({ unread }) => unread)],
  };
}

function checkAsWritten(read: ReadResult): CheckedDocuments & { readonly wrong: readonly Wrong[] } {
  const diagnostics: Diagnostic[] = [];
  const broken = new Set<Kind>();
  const incomplete = new Set<Kind>();
  const left = new Map<string, readonly Path[]>();
  const wrong: Wrong[] = [];
  const asWritten = written(read.documents);
  const readOf = <K extends Kind>(kind: K): readonly Sourced<K>[] =>
    read.documents.flatMap((one) => {
      if (one.kind !== kind) return [];
      const { document, left: gone, diagnostics: findings } = typed(kind, one, asWritten);
      diagnostics.push(...findings);
      const unread = read.diagnostics.filter(({ file }) => file === one.file);
      if (findings.length > 0 || document === null || unread.some(isPlainCopy))
        wrong.push({ document: one, findings: [...findings, ...unread] });
      if (document === null || gone.length > 0) incomplete.add(kind);
      if (document === null || gone.some(({ length }) => length <= NAMED)) broken.add(kind);
      if (gone.length > 0) left.set(one.file, gone);
      return document === null ? [] : [{ kind, file: one.file, document }];
    });
  const checked = <K extends Kind>(kind: K): readonly Sourced<K>[] => {
    const { kept, findings } = withoutCopies(readOf(kind));
    diagnostics.push(...findings);
    return kept;
  };
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
  return { read, documents, diagnostics, broken, incomplete, left, wrong };
}

/** A key that stands twice for no reason that is known yet: the line between may be gone. */
function isPlainCopy({ code, message }: Diagnostic): boolean {
  return code === "duplicate-key" && message.endsWith("is written twice in the same block.");
}

function typed<K extends Kind>(kind: K, read: ReadDocument, asWritten: Written): Checked<DocumentOf<K>> {
  return checkSchema(SCHEMAS[kind].schema, read, asWritten);
}
