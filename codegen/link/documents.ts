import type { z } from "zod";
import type { Finding } from "../diagnostic/finding";
import type { Path } from "../read/locator";
import { againstSchema, type ReadDocument } from "../read/readDocument";
import type { ReadResult } from "../read/readRegistry";
import { ALL_KINDS, type DocumentOf, KINDS, type Kind, NEEDED } from "../schema/kinds";
import { declaredBy, namesIn } from "../schema/namesIn";
import type { Vocabulary } from "../schema/reference";
import { isBlock, schemasAt } from "../schema/shape";
import type { RegistryModel, Sourced } from "./model";
import { type Misnamed, misnamedKeys, schemaFindings } from "./schemaFindings";
import { type SchemaIssue, schemaIssuesOf } from "./schemaIssues";
import { valueAt } from "./valueAt";
import { withoutRefused } from "./withoutRefused";

export interface CheckedDocuments {
  readonly documents: RegistryModel["documents"];
  readonly findings: readonly Finding[];
  /** Kinds of which anything had to be left out. */
  readonly incomplete: ReadonlySet<Kind>;
  /** What had to be left out, by file. */
  readonly left: ReadonlyMap<string, readonly Path[]>;
  /** Vocabularies of which a name may be declared where nothing could be read. */
  readonly unsure: ReadonlySet<Vocabulary>;
}

/** The same table, seen so that the type of a document follows from its kind. */
const SCHEMAS: { readonly [K in Kind]: { readonly schema: z.ZodType<DocumentOf<K>> } } = KINDS;

/** Every file against the schema of its kind. */
export function checkDocuments(read: ReadResult): CheckedDocuments {
  const findings: Finding[] = [];
  const incomplete = new Set<Kind>();
  const left = new Map<string, readonly Path[]>();
  const unsure = new Set<Vocabulary>();
  const present = new Set(read.documents.map(({ kind }) => kind));
  const loseNames = (kinds: readonly Kind[]) => {
    for (const kind of kinds) for (const vocabulary of declaredBy(KINDS[kind].schema)) unsure.add(vocabulary);
  };
  loseNames(NEEDED.filter((kind) => !present.has(kind)));
  // A file that stands in no place may hold anything.
  if (read.findings.some(({ code }) => code === "unknown-file")) loseNames(ALL_KINDS);
  const typed = <K extends Kind>(kind: K, one: ReadDocument): readonly Sourced<K>[] => {
    const { schema } = SCHEMAS[kind];
    if (!one.whole) {
      incomplete.add(kind);
      loseNames([kind]);
    }
    const parsed = againstSchema(one) as z.ZodSafeParseResult<DocumentOf<K>>;
    if (parsed.success) return [{ kind, file: one.file, document: parsed.data }];
    incomplete.add(kind);
    if (one.value === undefined) return [];
    const issues = schemaIssuesOf(parsed.error.issues, one.value);
    const misnamed = misnamedKeys(schema, one.value, issues);
    findings.push(...schemaFindings(one, schema, issues, misnamed));
    // So may one with several keys that are none of its kind: it belongs elsewhere.
    if (misnamed.filter(({ path }) => path.length === 0).length > 1) loseNames(ALL_KINDS);
    for (const vocabulary of hidden(schema, one.value, issues, misnamed)) unsure.add(vocabulary);
    const rest = withoutRefused(schema, one.value);
    if (rest === null) return [];
    left.set(one.file, rest.left);
    return [{ kind, file: one.file, document: rest.document }];
  };
  const checked = <K extends Kind>(kind: K) => read.documents.flatMap((one) => (one.kind === kind ? typed(kind, one) : []));
  // That the documents of a kind stand under its name is more than the type of `fromEntries` says.
  const documents = Object.fromEntries(ALL_KINDS.map((kind) => [kind, checked(kind)])) as unknown as RegistryModel["documents"];
  // With a locale of another language an id is most often wrong itself: all that is in the language bears the right one.
  if (documents.languages.some(({ document }) => document.languages.some(({ id, locale }) => !locale.startsWith(id)))) {
    incomplete.add("languages");
    loseNames(["languages"]);
  }
  return { documents, findings, incomplete, left, unsure };
}

/** What may be declared where a key is missing or misspelt, where a value is refused, or in a block under a key that nothing is known of. */
function hidden(schema: z.ZodType, value: unknown, issues: readonly SchemaIssue[], misnamed: readonly Misnamed[]): readonly Vocabulary[] {
  const paths = [
    ...issues.flatMap(({ code, path }) => (code === "unknown-key" ? [] : [code === "wrong-name" ? path.slice(0, -1) : path])),
    ...misnamed.flatMap(({ path, suggestion }) => (suggestion === null ? [] : [[...path, suggestion]])),
  ];
  const found = paths.flatMap((path) => schemasAt(schema, path)).flatMap((one) => declaredBy(one));
  if (!misnamed.some(({ path, key, suggestion }) => suggestion === null && isBlock(valueAt(value, [...path, key])))) return found;
  const declared = new Set(namesIn(schema, value).flatMap(({ role, vocabulary }) => (role === "declares" ? [vocabulary] : [])));
  return [...found, ...declaredBy(schema).filter((one) => !declared.has(one))];
}
