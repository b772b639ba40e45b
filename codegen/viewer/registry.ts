import type { RegistryTables } from "../../src/domain/registry/tables";
import type { RegistryModel } from "../link/model";

/** A linked registry and the tables made from it: what proofs and questions are about. */
export interface Registry {
  readonly model: RegistryModel;
  readonly tables: RegistryTables;
}

/** Language of the texts the product falls back to. */
export function defaultLanguage({ model }: Registry): string {
  return model.documents.languages[0]?.document.default ?? "fr";
}
