import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import type { RegistryTables } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { useTranslation } from "./useTranslation";

/** The name of a page; until the names of all pages are there, that of its application or of the product. */
export function pageName(route: string, routes: RegistryTables["routes"], find: (key: string) => string | undefined): string {
  return find(labelKey.route(route)) ?? find(labelKey.application(routes[route]?.application ?? "")) ?? PRODUCT.name;
}

export function usePageName(): (route: string) => string {
  const { routes } = useShell().registry.tables;
  const { find } = useTranslation();
  return (route) => pageName(route, routes, find);
}
