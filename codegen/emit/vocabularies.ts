import { documentOf } from "../tables/documentOf";
import { sortedNames, sortedRecord, withoutLabels } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, moduleOf, table, text, tree, union } from "./generatedModule";

export function emitGrants({ model, tables }: EmitSource): GeneratedModule {
  const grants = sortedRecord([...model.grants.values()].map(({ name, family, exact }) => [name, { family, exact }] as const));
  return moduleOf("grants.ts", "registry/grants", [
    union("GrantName", Object.keys(grants)),
    table("GRANTS", "Readonly<Record<GrantName, { readonly family: string; readonly exact: boolean }>>", grants),
    table("EXACT_GRANTS", "readonly GrantName[]", sortedNames(tables.exactGrants)),
  ]);
}

/** Realistic values of every parameter, for checks and for the demo. */
export function emitParams({ model }: EmitSource): GeneratedModule {
  const { params } = documentOf(model, "params");
  const records = sortedRecord(Object.entries(params).map(([name, { sample, pattern }]) => [name, { sample, pattern }] as const));
  return moduleOf("params.ts", "registry/params.yaml", [
    union("ParamName", Object.keys(records)),
    table("PARAMS", "Readonly<Record<ParamName, { readonly sample: string; readonly pattern?: string }>>", records),
  ]);
}

export function emitCalls({ model }: EmitSource): GeneratedModule {
  const { headers, calls, mediator } = documentOf(model, "calls");
  return moduleOf(
    "calls.ts",
    "registry/calls.yaml",
    [
      table("HEADERS", 'Readonly<Calls["headers"]>', headers),
      table("CALLS", 'Readonly<Record<CallName, Readonly<Calls["calls"][string]>>>', sortedRecord(Object.entries(calls))),
      table("MEDIATOR", 'Readonly<Calls["mediator"]>', mediator),
    ],
    importTypes("./documents", "Calls"),
    importTypes("../src/domain/registry/callNames", "CallName"),
  );
}

export function emitLanguages({ model }: EmitSource): GeneratedModule {
  const { languages, default: first } = documentOf(model, "languages");
  const records = languages.map((language) => ({ ...language, aliases: language.aliases ?? [] }));
  return moduleOf("languages.ts", "registry/languages.yaml", [
    union("LanguageId", sortedNames(languages.map((language) => language.id))),
    text(LANGUAGE_SHAPE),
    table("LANGUAGES", "readonly LanguageRecord[]", records),
    table("DEFAULT_LANGUAGE", "LanguageId", first),
  ]);
}

const LANGUAGE_SHAPE = `export interface LanguageRecord {
  readonly id: LanguageId;
  readonly name: string;
  readonly country: string;
  readonly locale: string;
  readonly aliases: readonly string[];
}`;

/** Vocabularies of the herd, texts left to the labels. */
export function emitEntities({ model }: EmitSource): GeneratedModule {
  const entities = documentOf(model, "entities");
  // Apart from the table, so that the sign-in need not carry it.
  const termsRequired = entities.accountLevels.flatMap(({ connectedAs, terms }) => (terms === true && connectedAs) || []);
  return moduleOf(
    "entities.ts",
    "registry/entities.yaml",
    [
      text(ENTITY_SHAPE),
      tree("ENTITIES", "EntityTables", withoutLabels(entities)),
      table("TERMS_REQUIRED_OF", "readonly string[]", sortedNames(termsRequired)),
    ],
    importTypes("./documents", "Entities"),
  );
}

const ENTITY_SHAPE = `type Bare<T> = T extends readonly (infer Item)[] ? readonly Bare<Item>[] : T extends object ? Fields<Omit<T, "label">> : T;
type Fields<T> = { readonly [K in keyof T]: Bare<T[K]> };

/** The vocabularies without their texts, which are labels. */
export type EntityTables = Bare<Entities>;`;
