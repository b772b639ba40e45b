import { follow, type Step } from "../../../../codegen/prove/follow";
import { circumstancesOf, ENVIRONMENTS, type Environment } from "../../../../codegen/viewer/environments";
import { viewerOf } from "../../../../codegen/viewer/userFile";
import { routeAddress } from "../../../../src/domain/address/routeAddress";
import { decideDashboard } from "../../../../src/domain/dashboards/decideDashboard";
import { createResolver, type Resolver } from "../../../../src/domain/resolver/createResolver";
import { everybody } from "./everybody";
import type { RandomRegistry } from "./randomRegistry";

/** What is offered to somebody: by which claim, and where it leads. */
interface Offer {
  readonly claim: string;
  readonly href: string | null;
  readonly names: string | null;
}

/** Where each claim fails, found by asking the resolver for everybody. */
export function tryEverybody(registry: RandomRegistry): ReadonlyMap<string, ReadonlySet<Environment>> {
  const { tables } = registry;
  const failing = new Map<string, Set<Environment>>();
  for (const user of everybody(tables)) {
    const viewer = viewerOf(user, { online: true, mode: null }, "");
    for (const environment of ENVIRONMENTS) {
      const resolver = createResolver(tables, { ...viewer, ...circumstancesOf(environment) });
      const opened = new Map<string, readonly Step[]>();
      const stepsFrom = (href: string) => opened.get(href) ?? opened.set(href, follow(resolver, href)).get(href) ?? [];
      for (const { claim, href, names } of offersTo(resolver, registry, user)) {
        const where = failing.get(claim) ?? new Set();
        if (where.has(environment) || (href !== null && opens(registry, stepsFrom(href), names))) continue;
        failing.set(claim, where.add(environment));
      }
    }
  }
  return failing;
}

function opens({ tables }: RandomRegistry, steps: readonly Step[], names: string | null): boolean {
  const own = names === null ? undefined : tables.routes[names]?.path;
  const first = tables.routes[steps[0]?.route ?? ""]?.path;
  return steps.at(-1)?.ends === "opens" && (names === null || first === own);
}

function* offersTo(resolver: Resolver, { tables, entrances }: RandomRegistry, user: Readonly<Record<string, unknown>>): Iterable<Offer> {
  for (const { section, groups } of resolver.menu()) {
    for (const tile of groups.flatMap(({ tiles }) => tiles)) {
      const { href, target } = resolver.tile(tile);
      const n = tile.target.kind === "route" && target !== null ? tile.target.targets.indexOf(target) : -1;
      const [first] = tile.shortcut === true && tile.target.kind === "route" ? tile.target.targets : [];
      const route = tables.routes[first?.route ?? ""];
      const address = first && route ? routeAddress(route, first.params, first.query) : null;
      if (first && address && "href" in address) yield { claim: `shortcut-opens-route ${tile.id}`, href: address.href, names: first.route };
      yield { claim: n < 0 ? `link-opens-route ${tile.id}` : `tile-opens-route ${tile.id} ${n}`, href, names: target?.route ?? null };
    }
    const { defaultRoute } = section;
    const href = resolver.sectionHref(section);
    const route = defaultRoute === null ? undefined : tables.routes[defaultRoute];
    if (route && defaultRoute !== null && resolver.guard(route.guard).admitted && resolver.route(defaultRoute).href !== null)
      yield { claim: `section-opens-route ${section.id}`, href, names: defaultRoute };
  }
  for (const device of ["desktop", "mobile"] as const)
    for (const tab of tables.tabs[device]) {
      const { visible, href, route } = resolver.tab(tab);
      if (visible) yield { claim: `tab-opens-route ${device} ${tab.id} ${route}`, href, names: route };
    }
  for (const tile of entrances.dashboards) {
    const { href } = decideDashboard(tables, resolver, tile, null);
    if (href !== null) yield { claim: `dashboard-opens-route ${tile.id}`, href, names: tile.route };
  }
  for (const { id, route, params } of entrances.settings) {
    if (!resolver.guard(tables.routes[route]?.guard ?? -1).admitted) continue;
    yield { claim: `setting-opens-route ${id}`, href: resolver.route(route, params).href, names: route };
  }
  for (const { id, on, route, params } of entrances.links) {
    if (![on ?? route, route].every((one) => resolver.guard(tables.routes[one]?.guard ?? -1).admitted)) continue;
    yield { claim: `action-opens-route ${id}`, href: resolver.route(route, params).href, names: route };
  }
  const home = resolver.home();
  if (home !== null)
    for (const subject of homesOf(tables.homes.byOrigin, user))
      yield { claim: `home-opens-route ${subject}`, href: home.href, names: null };
}

/** The claims about home screens that are about this user. */
function homesOf(byOrigin: Readonly<Record<string, string>>, user: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof user.settings === "object" && user.settings !== null && "home" in user.settings) return [String(user.settings.home)];
  const origin = String(user.origin);
  return Object.hasOwn(byOrigin, origin) ? [`origin ${origin}`] : origin === "ELEVEUR" ? ["origin *"] : [];
}
