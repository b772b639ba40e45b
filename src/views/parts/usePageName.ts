import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import { useShell } from "../shell";
import { useTranslation } from "./useTranslation";

/** Gives the name of a page; until the names of all pages are there, that of its application or of the product. */
export function usePageName(): (route: string) => string {
  const { routes } = useShell().registry.tables;
  const { find } = useTranslation();
  return (route) => find(labelKey.route(route)) ?? find(labelKey.application(routes[route]?.application ?? "")) ?? PRODUCT.name;
}
