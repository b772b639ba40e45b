import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import type { RegistryTables } from "../../domain/registry/tables";
import { namingTile } from "../../domain/tiles/tileOfPage";
import { useShell } from "../context/shell";
import { useTranslation } from "./useTranslation";

/**
 * The name of a page: that of its route or of the tile that gives it these values, so that it is called the same wherever it is named.
 * Until the names of all pages are there, that of its application or of the product.
 */
export function pageName(
  route: string,
  { routes, sections }: Pick<RegistryTables, "routes" | "sections">,
  find: (key: string) => string | undefined,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const tile = namingTile(
    sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles)),
    route,
    values,
  );
  return (
    find(labelKey.tile(tile?.id ?? "")) ??
    find(labelKey.route(route)) ??
    find(labelKey.application(routes[route]?.application ?? "")) ??
    PRODUCT.name
  );
}

export function usePageName(): (route: string, values?: Readonly<Record<string, unknown>>) => string {
  const { tables } = useShell().registry;
  const { find } = useTranslation();
  return (route, values) => pageName(route, tables, find, values);
}
