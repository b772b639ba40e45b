import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import type { RegistryTables } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { useTranslation } from "./useTranslation";

/** The tile of each route that only one opens. */
const tilesOf = new WeakMap<RegistryTables["sections"], ReadonlyMap<string, string | null>>();

/**
 * The name of a page: that of its tile, so that a page is called the same wherever it is named. Until the names of all pages are there,
 * that of its application or of the product.
 */
export function pageName(
  route: string,
  { routes, sections }: Pick<RegistryTables, "routes" | "sections">,
  find: (key: string) => string | undefined,
): string {
  return (
    find(labelKey.tile(tileByRoute(sections).get(route) ?? "")) ??
    find(labelKey.route(route)) ??
    find(labelKey.application(routes[route]?.application ?? "")) ??
    PRODUCT.name
  );
}

export function usePageName(): (route: string) => string {
  const { tables } = useShell().registry;
  const { find } = useTranslation();
  return (route) => pageName(route, tables, find);
}

function tileByRoute(sections: RegistryTables["sections"]): ReadonlyMap<string, string | null> {
  const known = tilesOf.get(sections);
  if (known !== undefined) return known;
  const byRoute = new Map<string, string | null>();
  for (const { id, target } of sections.flatMap(({ groups }) => groups).flatMap(({ tiles }) => tiles)) {
    const route = target.kind === "route" ? target.targets[0]?.route : undefined;
    if (route !== undefined) byRoute.set(route, byRoute.has(route) ? null : id);
  }
  tilesOf.set(sections, byRoute);
  return byRoute;
}
