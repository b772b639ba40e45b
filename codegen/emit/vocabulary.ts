import { documentOf, type EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table, tree, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

export function emitShops({ model, tables }: EmitSource): GeneratedModule {
  const { contexts, offerLabel } = documentOf(model, "shops");
  return {
    path: "shops.ts",
    from: "registry/shops.yaml",
    imports: [importTypes(DOMAIN_TABLES, "ShopRecord")],
    declarations: [
      table("SHOPS", "readonly ShopRecord[]", tables.shops),
      table("CONTEXTS", "readonly string[]", sortedNames(Object.keys(contexts))),
      table("OFFER_LABEL", "string", offerLabel),
    ],
  };
}

export function emitCalls({ model }: EmitSource): GeneratedModule {
  const { headers, calls, mediator } = documentOf(model, "calls");
  return {
    path: "calls.ts",
    from: "registry/calls.yaml",
    imports: [importTypes("./documents", "Calls")],
    declarations: [
      union("CallName", sortedNames(Object.keys(calls))),
      table("HEADERS", 'Readonly<Calls["headers"]>', headers),
      table("CALLS", 'Readonly<Record<CallName, Readonly<Calls["calls"][string]>>>', sortedRecord(Object.entries(calls))),
      table("MEDIATOR", 'Readonly<Calls["mediator"]>', mediator),
    ],
  };
}

export function emitLanguages({ model }: EmitSource): GeneratedModule {
  const { languages, default: first } = documentOf(model, "languages");
  const records = languages.map((language) => ({ ...language, aliases: language.aliases ?? [] }));
  return {
    path: "languages.ts",
    from: "registry/languages.yaml",
    imports: [],
    declarations: [
      union("LanguageId", sortedNames(languages.map((language) => language.id))),
      {
        kind: "types",
        text: [
          "export interface LanguageRecord {",
          "  readonly id: LanguageId;",
          "  readonly name: string;",
          "  readonly country: string;",
          "  readonly locale: string;",
          "  readonly aliases: readonly string[];",
          "}",
        ].join("\n"),
      },
      table("LANGUAGES", "readonly LanguageRecord[]", records),
      table("DEFAULT_LANGUAGE", "LanguageId", first),
    ],
  };
}

export function emitGrants({ model, tables }: EmitSource): GeneratedModule {
  const grants = sortedRecord([...model.grants.values()].map(({ name, family, exact }) => [name, { family, exact }] as const));
  return {
    path: "grants.ts",
    from: "registry/grants",
    imports: [],
    declarations: [
      union("GrantName", Object.keys(grants)),
      table("GRANTS", "Readonly<Record<GrantName, { readonly family: string; readonly exact: boolean }>>", grants),
      table("EXACT_GRANTS", "readonly GrantName[]", sortedNames(tables.exactGrants)),
    ],
  };
}

/** Lists that entries repeat over, items in registry order; their texts are labels. */
export function emitLists({ model }: EmitSource): GeneratedModule {
  const lists = model.documents.list.map(({ document: { id, placeholder, items } }) => {
    const bare = items.map((item) => ({ id: item.id, pages: item.pages ?? [] }));
    return [id, { placeholder, items: bare }] as const;
  });
  const type = "{ readonly placeholder: string; readonly items: readonly { readonly id: string; readonly pages: readonly string[] }[] }";
  return {
    path: "lists.ts",
    from: "registry/suppliers.yaml, registry/milkProviders.yaml",
    imports: [],
    declarations: [
      union("ListId", sortedNames(lists.map(([id]) => id))),
      tree("LISTS", `Readonly<Record<ListId, ${type}>>`, sortedRecord(lists)),
    ],
  };
}

/** Vocabularies of the herd, texts left to the labels. */
export function emitEntities({ model }: EmitSource): GeneratedModule {
  return {
    path: "entities.ts",
    from: "registry/entities.yaml",
    imports: [importTypes("./documents", "Entities")],
    declarations: [{ kind: "types", text: ENTITY_SHAPE }, tree("ENTITIES", "EntityTables", withoutLabels(documentOf(model, "entities")))],
  };
}

const ENTITY_SHAPE = `type Bare<T> = T extends readonly (infer Item)[] ? readonly Bare<Item>[] : T extends object ? Fields<Omit<T, "label">> : T;
type Fields<T> = { readonly [K in keyof T]: Bare<T[K]> };

/** The vocabularies without their texts, which are labels. */
export type EntityTables = Bare<Entities>;`;

export function emitDashboards({ model }: EmitSource): GeneratedModule {
  return {
    path: "dashboards.ts",
    from: "registry/dashboards.yaml",
    imports: [],
    declarations: [tree("DASHBOARDS", null, withoutLabels(documentOf(model, "dashboards")))],
  };
}

/** Realistic values of every parameter, for checks and for the demo. */
export function emitParams({ model }: EmitSource): GeneratedModule {
  const { params } = documentOf(model, "params");
  const records = sortedRecord(Object.entries(params).map(([name, { sample, pattern }]) => [name, { sample, pattern }] as const));
  return {
    path: "params.ts",
    from: "registry/params.yaml",
    imports: [],
    declarations: [
      union("ParamName", Object.keys(records)),
      table("PARAMS", "Readonly<Record<ParamName, { readonly sample: string; readonly pattern?: string }>>", records),
    ],
  };
}

function withoutLabels(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLabels);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "label")
      .map(([key, field]) => [key, withoutLabels(field)]),
  );
}
