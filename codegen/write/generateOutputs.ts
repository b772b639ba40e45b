import type { RegistryTables } from "../../src/domain/registry/tables";
import type { EmitSource } from "../emit/emitSource";
import type { OutputFile } from "../emit/generatedModule";
import { ownIcons, usedIcons } from "../emit/icons";
import { emitModules } from "../emit/modules";
import { printModules } from "../emit/printModules";
import { emitSchemas } from "../emit/schemas";
import { shapesOf } from "../emit/shapes";
import { emitWebAppManifest } from "../emit/webAppManifest";
import { emitWebServers } from "../emit/webServerHeaders";
import type { Kept } from "../kept/kept";
import type { RegistryModel } from "../link/model";
import { sortedNames } from "../tables/sorted";
import type { IconSet } from "./iconSet";

/** Every file generated from a registry that passed its check, in memory. */
export async function generateOutputs(
  model: RegistryModel,
  tables: RegistryTables,
  icons: IconSet,
  kept: Kept,
): Promise<readonly OutputFile[]> {
  const own = ownIcons(model);
  const source: EmitSource = {
    model,
    tables,
    icons: new Map(usedIcons(model).map((name) => [name, own.get(name) ?? icons.get(name) ?? ""])),
    iconNames: sortedNames(new Set([...icons.keys(), ...own.keys()])),
    shapes: await shapesOf(kept),
  };
  const printed = await printModules(emitModules(source), kept);
  return [
    ...printed,
    { path: "documents.ts", text: source.shapes.documents },
    ...emitSchemas(source),
    emitWebAppManifest(source),
    ...emitWebServers(source),
  ];
}
