import type { Place, RegistryModel } from "../link/model";

/** Routes that are opened without any value, and where they are named. */
export function* openedByName({ documents }: RegistryModel): Iterable<readonly [string, Place]> {
  for (const { file, document } of documents.homes) {
    for (const [value, name] of Object.entries(document.values)) yield [name, { file, path: ["values", value] }];
  }
  for (const { file, document } of documents.menu) {
    if (document.defaultRoute !== undefined) yield [document.defaultRoute, { file, path: ["defaultRoute"] }];
  }
  for (const { file, document } of documents.dashboards) {
    for (const [index, { route }] of document.tiles.entries()) yield [route, { file, path: ["tiles", index, "route"] }];
  }
  for (const { file, document } of documents.settings) yield [document.routes.search, { file, path: ["routes", "search"] }];
  for (const { file, document } of documents.tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [t, tab] of document[device].entries()) {
        for (const [r, name] of (tab.routes ?? []).entries()) yield [name, { file, path: [device, t, "routes", r] }];
      }
    }
  }
}
