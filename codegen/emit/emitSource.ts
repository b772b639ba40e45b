import type { RegistryTables } from "../../src/domain/registry/tables";
import type { RegistryModel } from "../link/model";
import type { DocumentOf, Kind } from "../schema/kinds";
import type { OutputFile } from "./generatedModule";

/** What every emitter reads. */
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
  /** Schemas of types, and those of a registry but for what `fillSchemas` puts in. */
  readonly schemas: readonly OutputFile[];
}

/** The one document of a kind that stands in a single file. */
export function documentOf<K extends Kind>(model: RegistryModel, kind: K): DocumentOf<K> {
  const [first] = model.documents[kind];
  if (first === undefined) throw new MissingDocument(kind);
  return first.document;
}

/** The check reports missing files, so this is reached only by a registry that was not checked. */
export class MissingDocument extends Error {
  override readonly name = "MissingDocument";

  constructor(kind: Kind) {
    super(`the registry holds no ${kind} file`);
  }
}
