import type { Screen } from "../../domain/registry/tables";

/** The pages the shell draws itself, as generated. */
type Screens = Readonly<Record<Screen, { readonly route: string; readonly path: string }>>;

/** Route of each page the shell draws itself. */
export function screenRoutes(screens: Screens): Readonly<Record<Screen, string>> {
  const { root, login, support, forgot, renew, multi, cgu, tour, notFound } = screens;
  return {
    root: root.route,
    login: login.route,
    support: support.route,
    forgot: forgot.route,
    renew: renew.route,
    multi: multi.route,
    cgu: cgu.route,
    tour: tour.route,
    notFound: notFound.route,
  };
}
