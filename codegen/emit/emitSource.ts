import type { RegistryTables } from "../../src/domain/registry/tables";
import type { RegistryModel } from "../link/model";
import type { OutputFile } from "./generatedModule";

export interface EmitSource {
  readonly model: RegistryModel;
  readonly tables: RegistryTables;
  /** SVG bodies of the icons that the registry names. */
  readonly icons: ReadonlyMap<string, string>;
  /** Names a tile may use: the icon set and the registry's own. */
  readonly iconNames: readonly string[];
  /** What depends on the shapes alone: the document types and most of the JSON Schemas. */
  readonly shapes: Shapes;
}

export interface Shapes {
  readonly documents: string;
  /** Schemas of types, and those of a registry but for the snippets that `schemas.ts` fills in. */
  readonly schemas: readonly OutputFile[];
}
