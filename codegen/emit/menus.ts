import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, importValues, tree, union } from "./generatedModule";
import { Code, printMember } from "./printValue";
import { sortedNames } from "./sorted";

/** Sections in menu order; their tiles are those of the tile table, not copies. */
export function emitMenus({ tables }: EmitSource): GeneratedModule {
  const sections = tables.sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, tiles: group.tiles.map((tile) => new Code(printMember("TILES", tile.id))) })),
  }));
  return {
    path: "menus.ts",
    from: "registry/menus",
    imports: [importTypes(DOMAIN_TABLES, "SectionRecord"), importValues("./tiles", "TILES")],
    declarations: [
      union("SectionId", sortedNames(tables.sections.map((section) => section.id))),
      tree("SECTIONS", "readonly SectionRecord[]", sections),
    ],
  };
}
