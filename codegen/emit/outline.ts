import type { Declaration, ModuleImport } from "./generatedModule";

/** A statement without its entries: what TypeScript is told of them. The same for every registry of a shape. */
export type Outline =
  | ({ readonly kind: "import" } & ModuleImport)
  | { readonly kind: "alias"; readonly name: string; readonly type: string }
  | { readonly kind: "interface"; readonly name: string }
  | { readonly kind: "constant"; readonly name: string; readonly type: string | null };

/** Stands where the entries come; a name, so that the outline is a program. */
export const ENTRIES = "$entries";

export function outlineOfImport(imported: ModuleImport): Outline {
  return { kind: "import", ...imported };
}

/** Null for what is a text already. */
export function outlineOf(declaration: Declaration): Outline | null {
  switch (declaration.kind) {
    case "union":
      return { kind: "alias", name: declaration.name, type: ENTRIES };
    case "alias":
      return { kind: "alias", name: declaration.name, type: declaration.type };
    case "interface":
      return { kind: "interface", name: declaration.name };
    case "table":
      return { kind: "constant", name: declaration.name, type: declaration.type };
    case "textTable":
      return { kind: "constant", name: declaration.name, type: "string" };
    case "text":
      return null;
    default:
      return declaration satisfies never;
  }
}
