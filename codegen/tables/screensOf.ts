import type { RegistryTables, Screen } from "../../src/domain/registry/tables";
import type { RegistryModel } from "../link/model";

/** Route of each page that the shell draws itself; the rule `screen-once` has made sure that each has one. */
export function screensOf(model: RegistryModel): RegistryTables["screens"] {
  const routes = new Map<Screen, string>();
  for (const { name, document } of model.routes.values()) if (document.screen !== undefined) routes.set(document.screen, name);
  const route = (screen: Screen): string => routes.get(screen) ?? "";
  return {
    root: route("root"),
    login: route("login"),
    support: route("support"),
    forgot: route("forgot"),
    renew: route("renew"),
    multi: route("multi"),
    cgu: route("cgu"),
    notFound: route("notFound"),
  };
}
