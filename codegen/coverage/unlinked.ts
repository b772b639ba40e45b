import { splitAddress } from "../../src/domain/address/query";
import { trieOf } from "../../src/domain/routing/matcher";
import { matchPath } from "../../src/domain/routing/matchPath";
import { entrancesOf } from "../entries/entrances";
import { isEarlierName } from "../link/places";
import type { Registry } from "../viewer/registry";

/** Routes with an address to which nothing of the registry leads: what is linked here, and a redirect of another page. Sub-applications may. */
export function unlinkedRoutes({ model, tables }: Registry): readonly string[] {
  const tiles = tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  const { dashboards, settings, links } = entrancesOf(model);
  const routes = [...model.routes.values()].filter((route) => !isEarlierName(route));
  const linked = new Set([
    ...tiles.flatMap(({ target }) => {
      if (target.kind === "route") return target.targets.map(({ route }) => route);
      return target.kind === "link" ? (matchPath(trieOf(tables), splitAddress(target.href).path)?.names ?? []) : [];
    }),
    ...[...tables.tabs.desktop, ...tables.tabs.mobile].flatMap(({ targets }) => targets),
    ...tables.sections.flatMap(({ defaultRoute }) => defaultRoute ?? []),
    ...Object.values(tables.homes.values),
    ...[...dashboards, ...settings, ...links].map(({ route }) => route),
    ...routes.flatMap(({ document: { redirect } }) => (redirect ? [redirect.to, redirect.otherwise ?? []].flat() : [])),
  ]);
  const unlinked = routes.filter(({ name, path, document: { screen } }) => path !== null && screen === undefined && !linked.has(name));
  return unlinked.map(({ name }) => name).sort();
}
