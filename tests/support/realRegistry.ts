import { linkRegistry } from "../../codegen/link/linkRegistry";
import { readFiles } from "../../codegen/read/readRegistry";
import { type RegistryFiles, registryFiles } from "../../codegen/read/registryFiles";
import { registryTables } from "../../codegen/tables/registryTables";
import type { Registry } from "../../codegen/viewer/registry";
import type { ParamValues } from "../../src/domain/address/fillPath";
import { isRest, paramsOf } from "../../src/domain/routing/pattern";

/** A registry as the tool asks it. */
export function registryFrom(files: RegistryFiles): Registry {
  const { model } = linkRegistry(readFiles(files));
  return { model, tables: registryTables(model) };
}

/** The registry of the product. */
export function realRegistry(): Registry {
  return registryFrom(registryFiles("registry"));
}

/** Sample values for every parameter of a route; a repeated one gets two segments. */
export function samplesFor({ model }: Registry, path: string | null): ParamValues {
  const params = Object.assign({}, ...model.documents.params.map(({ document }) => document.params));
  return Object.fromEntries(
    paramsOf(path ?? "").map(({ name, param }) => {
      const sample = String(params[name].sample);
      return [name, isRest(param) ? [sample, sample] : sample];
    }),
  );
}

/** The items of a list of the product, such as its suppliers. */
export function itemsOfList(id: string): readonly { readonly id: string; readonly pages?: readonly string[] | undefined }[] {
  return realRegistry().model.documents.list.flatMap(({ document }) => (document.id === id ? document.items : []));
}
