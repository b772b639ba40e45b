import type { RegistryModel } from "../link/model";
import { documentOf, type EmitSource } from "./emitSource";
import { Code } from "./printValue";
import { sortedNames } from "./sorted";

/** The vocabularies of a registry that its documents refer to. */
export const VOCABULARIES = [
  "ApplicationId",
  "CallName",
  "DomainId",
  "GrantName",
  "IconName",
  "ListId",
  "ParamName",
  "RouteName",
  "SectionId",
  "ShopValue",
] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

interface NamesSchema {
  readonly type: "string";
  readonly enum: readonly string[] | Code;
  readonly enumDescriptions?: readonly string[];
}

/** Every name of the registry as an enumeration with what it stands for, once for all schemas. */
export function nameDefinitions({ model, tables, iconNames }: EmitSource): Readonly<Record<Vocabulary, NamesSchema>> {
  const documents = model.documents;
  const routes = documents.application.flatMap(({ document }) => Object.keys(document.routes ?? {}));
  const grants = documents.grantFamily.flatMap(({ document }) => Object.keys(document.grants));
  const names = (found: Iterable<string>, key: (name: string) => string): NamesSchema => {
    const sorted = sortedNames(new Set(found));
    return { type: "string", enum: sorted, enumDescriptions: sorted.map((name) => meaningOf(model, key(name))) };
  };
  return {
    ApplicationId: names(model.applications.keys(), (name) => `app.${name}`),
    CallName: { type: "string", enum: sortedNames(Object.keys(documentOf(model, "calls").calls)) },
    DomainId: names(
      documents.domains.flatMap(({ document }) => document.domains.map(({ id }) => id)),
      (name) => `domain.${name}`,
    ),
    // Names that repeat over a list are written with their placeholder.
    GrantName: names([...model.grants.keys(), ...grants], (name) => `grant.${name}`),
    // Several thousand: on one line, they are no reading.
    IconName: { type: "string", enum: new Code(JSON.stringify(iconNames)) },
    ListId: { type: "string", enum: sortedNames(documents.list.map(({ document }) => document.id)) },
    ParamName: names(Object.keys(documentOf(model, "params").params), (name) => `param.${name}`),
    RouteName: names([...model.routes.keys(), ...routes], (name) => `route.${name}`),
    SectionId: names(
      tables.sections.map(({ id }) => id),
      (name) => `section.${name}`,
    ),
    ShopValue: names(
      tables.shops.map(({ value }) => value),
      (name) => `shop.${name}`,
    ),
  };
}

function meaningOf(model: RegistryModel, key: string): string {
  const { default: language } = documentOf(model, "languages");
  const text = model.texts.get(key)?.texts[language] ?? "";
  const opens = model.texts.get(`${key}.opens`)?.texts[language];
  return opens === undefined ? text : `${text}. ${opens}`;
}
