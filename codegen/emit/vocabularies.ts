import { documentOf } from "../tables/documentOf";
import { sortedNames, sortedRecord, withoutLabels } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, moduleOf, table, tree, union } from "./generatedModule";

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
  const language = 'Readonly<Required<Languages["languages"][number]> & { id: LanguageId }>';
  return moduleOf(
    "languages.ts",
    "registry/languages.yaml",
    [
      union("LanguageId", sortedNames(languages.map(({ id }) => id))),
      table("LANGUAGES", `readonly ${language}[]`, records),
      table("DEFAULT_LANGUAGE", "LanguageId", first),
    ],
    importTypes("./documents", "Languages"),
  );
}

/** The news of the newest version, by the keys of their texts. */
export function emitNews({ model }: EmitSource): GeneratedModule {
  const [newest] = model.documents.news.flatMap(({ document }) => document.versions);
  const news = (newest?.news ?? []).map(({ route }, index) => ({ key: `news.${newest?.version}.${index}`, route }));
  const type = "readonly { readonly key: string; readonly route?: RouteName }[]";
  return moduleOf("news.ts", "registry/news.yaml", [table("NEWS", type, news)], importTypes("./routeNames", "RouteName"));
}

/** Vocabularies of the herd, texts left to the labels. */
export function emitEntities({ model }: EmitSource): GeneratedModule {
  const entities = documentOf(model, "entities");
  // Apart from the table, so that the sign-in need not carry it.
  const termsRequired = entities.accountLevels.flatMap(({ connectedAs, terms }) => (terms === true && connectedAs) || []);
  return moduleOf("entities.ts", "registry/entities.yaml", [
    tree("ENTITIES", null, withoutLabels(entities)),
    table("TERMS_REQUIRED_OF", "readonly string[]", sortedNames(termsRequired)),
  ]);
}
