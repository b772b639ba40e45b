import { documentOf, type EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table } from "./generatedModule";
import { sortedNames } from "./sorted";

export function emitShops({ model, tables }: EmitSource): GeneratedModule {
  const { contexts, offerLabel, offerLabelFor, updateAction } = documentOf(model, "shops");
  return {
    path: "shops.ts",
    from: "registry/shops.yaml",
    imports: [importTypes(DOMAIN_TABLES, "ShopRecord")],
    declarations: [
      table("SHOPS", "readonly ShopRecord[]", tables.shops),
      table("CONTEXTS", "readonly string[]", sortedNames(Object.keys(contexts))),
      table("OFFER_LABEL", "string", offerLabel),
      table("OFFER_LABEL_FOR", "readonly string[]", sortedNames(offerLabelFor)),
      table("SHOP_ACTION", "string", updateAction),
    ],
  };
}
