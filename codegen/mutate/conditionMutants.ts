import type { RegistryModel } from "../link/model";
import { replaced } from "./accessSites";
import type { Mutant } from "./mutant";

/** Conditions that stand outside of `access:`, each dropped in turn: purchases, exact grants, sections and tiles for several herds. */
export function conditionMutants({ documents }: RegistryModel): readonly Mutant[] {
  const codes = documents.application.flatMap(({ file, document }): readonly Mutant[] => {
    const { code, ...others } = document;
    if (code === undefined) return [];
    const application = replaced(documents.application, file, others);
    return [{ ...dropped("code", code), place: { file, path: ["code"] }, documents: { ...documents, application } }];
  });
  const exact = documents.grantFamily.flatMap(({ file, document }) =>
    Object.entries(document.grants).flatMap(([name, { exact: isExact, ...grant }]): readonly Mutant[] => {
      if (isExact !== true) return [];
      const grantFamily = replaced(documents.grantFamily, file, { ...document, grants: { ...document.grants, [name]: grant } });
      const place = { file, path: ["grants", name, "exact"] };
      return [{ ...dropped("exact", "true"), place, documents: { ...documents, grantFamily } }];
    }),
  );
  const menus = documents.menu.flatMap(({ file, document }): readonly Mutant[] => {
    const withDocument = (changed: typeof document) => ({ ...documents, menu: replaced(documents.menu, file, changed) });
    const section: readonly Mutant[] =
      document.multiHerd === true
        ? [
            {
              ...dropped("multiHerd", "true"),
              place: { file, path: ["multiHerd"] },
              documents: withDocument({ ...document, multiHerd: false }),
            },
          ]
        : [];
    const tiles = document.groups.flatMap((group, n) =>
      group.tiles.flatMap((tile, m): readonly Mutant[] => {
        if (tile.multiFirst !== true) return [];
        const changed = { ...group, tiles: group.tiles.with(m, { ...tile, multiFirst: false }) };
        const place = { file, path: ["groups", n, "tiles", m, "multiFirst"] };
        return [
          { ...dropped("multiFirst", "true"), place, documents: withDocument({ ...document, groups: document.groups.with(n, changed) }) },
        ];
      }),
    );
    return [...section, ...tiles];
  });
  return [...codes, ...exact, ...menus];
}

function dropped(key: string, value: string): Pick<Mutant, "mutation" | "before" | "after"> {
  return { mutation: "drop", before: `${key}: ${value}`, after: "" };
}
