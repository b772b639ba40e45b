import type { RegistryModel } from "./model";

/** The parameters of addresses by their names. */
export function declaredParams({ documents }: Pick<RegistryModel, "documents">) {
  return new Map(documents.params.flatMap(({ document }) => Object.entries(document.params)));
}
