// Generated from registry/suppliers.yaml, registry/milkProviders.yaml : edit the registry, then run npm run registry -- generate.

export type ListId =
  | "milkProviders"
  | "suppliers";

export const LISTS: Readonly<Record<ListId, { readonly placeholder: string; readonly items: readonly { readonly id: string; readonly pages: readonly string[] }[] }>> = {
  milkProviders: {
    placeholder: "provider",
    items: [{ id: "compte1", pages: ["tile"] }, { id: "compte2", pages: ["tile"] }, { id: "compte3", pages: [] }],
  },
  suppliers: {
    placeholder: "supplier",
    items: [
      { id: "alpha", pages: ["account", "animal", "finish"] },
      { id: "bravo", pages: ["account", "animal", "finish"] },
      { id: "charlie", pages: ["account", "animal", "finish"] },
      { id: "delta", pages: ["account"] },
      { id: "echo", pages: ["account"] },
      { id: "foxtrot", pages: ["account"] },
    ],
  },
};
