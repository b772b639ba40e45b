import type { RegistryModel } from "../link/model";

/** Declared languages in their order. */
export function languagesOf(model: RegistryModel): readonly string[] {
  return model.documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
}
