import type { RegistryModel } from "../link/model";
import type { DocumentOf, Kind } from "../schema/kinds";

/** The one document of a kind that stands in a single file. The check reports missing files: only a registry that was not checked lacks one. */
export function documentOf<K extends Kind>(model: RegistryModel, kind: K): DocumentOf<K> {
  const [first] = model.documents[kind];
  if (first === undefined) throw new Error(`the registry holds no ${kind} file`);
  return first.document;
}
