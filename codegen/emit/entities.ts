import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, table, tree } from "./generatedModule";
import { sortedNames } from "./sorted";
import { withoutLabels } from "./withoutLabels";

/** Vocabularies of the herd, texts left to the labels. */
export function emitEntities({ model }: EmitSource): GeneratedModule {
  const entities = documentOf(model, "entities");
  // Apart from the table, so that the sign-in need not carry it.
  const termsRequired = entities.accountLevels.flatMap(({ connectedAs }) => connectedAs ?? []);
  return {
    path: "entities.ts",
    from: "registry/entities.yaml",
    imports: [importTypes("./documents", "Entities")],
    declarations: [
      { kind: "text", text: ENTITY_SHAPE },
      tree("ENTITIES", "EntityTables", withoutLabels(entities)),
      table("TERMS_REQUIRED_OF", "readonly string[]", sortedNames(termsRequired)),
    ],
  };
}

const ENTITY_SHAPE = `type Bare<T> = T extends readonly (infer Item)[] ? readonly Bare<Item>[] : T extends object ? Fields<Omit<T, "label">> : T;
type Fields<T> = { readonly [K in keyof T]: Bare<T[K]> };

/** The vocabularies without their texts, which are labels. */
export type EntityTables = Bare<Entities>;`;
