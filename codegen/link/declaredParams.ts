import type { DocumentOf } from "../schema/kinds";
import type { RegistryModel } from "./model";

type ParamDocument = DocumentOf<"params">["params"][string];

/** The parameters of addresses by their names. */
export function declaredParams({ documents }: Pick<RegistryModel, "documents">): ReadonlyMap<string, ParamDocument> {
  return new Map(documents.params.flatMap(({ document }) => Object.entries(document.params)));
}
