import { splitAddress } from "../../src/domain/address/query";
import { trieOf } from "../../src/domain/routing/matcher";
import { matchPath } from "../../src/domain/routing/matchPath";
import { entrancesOf } from "../entries/entrances";
import type { Registry } from "../viewer/registry";

/** Routes with an address to which nothing of the registry leads: no menu, tab, home, dashboard, setting or redirect. Sub-applications may. */
export function unlinkedRoutes({ model, tables }: Registry): readonly string[] {
  const tiles = tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  const { dashboards, settings } = entrancesOf(model);
  const linked = new Set([
    ...tiles.flatMap(({ target }) => {
      if (target.kind === "route") return target.targets.map(({ route }) => route);
      return target.kind === "link" ? (matchPath(trieOf(tables), splitAddress(target.href).path)?.names ?? []) : [];
    }),
    ...[...tables.tabs.desktop, ...tables.tabs.mobile].flatMap(({ targets }) => targets),
    ...tables.sections.flatMap(({ defaultRoute }) => defaultRoute ?? []),
    ...Object.values(tables.homes.values),
    ...dashboards.map(({ route }) => route),
    ...settings.map(({ route }) => route),
    ...Object.values(tables.routes).flatMap(({ redirect }) =>
      redirect ? [redirect.to, ...(redirect.otherwise === null ? [] : [redirect.otherwise])] : [],
    ),
  ]);
  return Object.values(tables.routes).flatMap(({ name, path, screen }) =>
    path === null || screen !== undefined || linked.has(name) ? [] : [name],
  );
}
