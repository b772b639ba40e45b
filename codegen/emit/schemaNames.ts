import type { RegistryModel } from "../link/model";
import { VOCABULARIES, type Vocabulary } from "../schema/reference";
import { documentOf } from "../tables/documentOf";
import { sortedNames } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { Code } from "./printValue";

interface Definition {
  readonly name: string;
  /** What an editor says of a field that refers to such a name. */
  readonly where: string;
  /** Where its text stands among the labels: `app.<name>`. */
  readonly text?: string;
}

/** The vocabularies that documents refer to, as editors know them. */
export const DEFINITIONS: Readonly<Partial<Record<Vocabulary, Definition>>> = {
  application: { name: "ApplicationId", where: "An application: `registry/applications/<domain>/<application>.yaml`.", text: "app" },
  call: { name: "CallName", where: "A call to the server: `registry/calls.yaml`." },
  code: { name: "CodeName", where: "The `code` of an application in `registry/applications`." },
  context: { name: "ContextName", where: "A herd context: `registry/shops.yaml`.", text: "context" },
  domain: { name: "DomainId", where: "A domain: `registry/domains.yaml`.", text: "domain" },
  frameOrigin: { name: "FrameOriginName", where: "An origin of frames: `frames: origins:` in `registry/settings.yaml`." },
  grant: { name: "GrantName", where: "A grant: `registry/grants/<family>.yaml`.", text: "grant" },
  home: { name: "HomeName", where: "A home screen: `registry/homes.yaml`." },
  icon: { name: "IconName", where: "An icon: [Tabler](https://tabler.io/icons), or the product's own in `registry/icons.yaml`." },
  language: { name: "LanguageId", where: "A language: `registry/languages.yaml`." },
  list: { name: "ListId", where: "A list that entries repeat over: `registry/suppliers.yaml`, `registry/milkProviders.yaml`." },
  origin: { name: "OriginName", where: "An origin of users: `registry/entities.yaml`." },
  page: { name: "PageName", where: "One of the `pages` of a list: `registry/suppliers.yaml`, `registry/milkProviders.yaml`." },
  param: { name: "ParamName", where: "A route parameter: `registry/params.yaml`.", text: "param" },
  right: { name: "RightName", where: "A grant, or all below a level: `registry/grants/<family>.yaml`.", text: "grant" },
  route: { name: "RouteName", where: "A route: the `routes` of an application in `registry/applications`.", text: "route" },
  section: { name: "SectionId", where: "A section of the menu: `registry/menus/<section>.yaml`.", text: "section" },
  shop: { name: "ShopValue", where: "A workshop: `registry/shops.yaml`.", text: "shop" },
  shown: { name: "ShownName", where: "A route, a tile or a section: `registry/applications`, `registry/menus`." },
};

/** Every name of the registry as an enumeration with what it stands for, once for all schemas. */
export function nameDefinitions({ model, iconNames }: EmitSource): Readonly<Record<string, object>> {
  const definitions = VOCABULARIES.flatMap((vocabulary): [string, object][] => {
    const definition = DEFINITIONS[vocabulary];
    if (definition === undefined) return [];
    // Several thousand: on one line, they are no reading.
    if (vocabulary === "icon") return [[definition.name, { type: "string", enum: new Code(JSON.stringify(iconNames)) }]];
    const names = sortedNames(new Set([...(model.names.get(vocabulary) ?? []), ...repeating(model, vocabulary)]));
    const { text } = definition;
    const meanings = text === undefined ? {} : { enumDescriptions: names.map((name) => meaningOf(model, `${text}.${name}`)) };
    return [[definition.name, { type: "string", enum: names, ...meanings }]];
  });
  return Object.fromEntries(definitions);
}

/** Names that repeat over a list are written with their placeholder. */
function repeating({ documents }: RegistryModel, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary === "route") return documents.application.flatMap(({ document }) => Object.keys(document.routes ?? {}));
  return vocabulary === "grant" ? documents.grantFamily.flatMap(({ document }) => Object.keys(document.grants)) : [];
}

function meaningOf(model: RegistryModel, key: string): string {
  const { default: language } = documentOf(model, "languages");
  const text = model.texts.get(key)?.texts[language] ?? "";
  const opens = model.texts.get(`${key}.opens`)?.texts[language];
  return opens === undefined ? text : `${text}. ${opens}`;
}
