import { labelKey } from "../../domain/labels/labelKey";
import { useShell } from "../shell";
import { useTranslation } from "./useTranslation";

/** Gives the name of a page; until the names of all pages are there, that of its application. */
export function usePageName(): (route: string) => string {
  const { routes } = useShell().registry.tables;
  const { t, find } = useTranslation();
  return (route) => find(labelKey.route(route)) ?? t(labelKey.application(routes[route]?.application ?? ""));
}
