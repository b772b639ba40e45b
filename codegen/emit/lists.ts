import type { EmitSource } from "./emitSource";
import { type GeneratedModule, tree, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

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
