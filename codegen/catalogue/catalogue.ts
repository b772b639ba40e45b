import { accessOfRoute } from "../answer/accessAnswer";
import { labelOf } from "../answer/labelOf";
import { pagesOpened, partlyWords } from "../explain/whoHas";
import type { LinkedRoute } from "../link/model";
import { isEarlierName } from "../link/places";
import { targetsOf } from "../link/targetsOf";
import type { Say } from "../messages/say";
import { personasOf } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";

/** The registry as product owners and support read it, in one language: texts and names, nothing to look up elsewhere. */
export interface Catalogue {
  readonly people: readonly Person[];
  readonly domains: readonly (Named & { readonly applications: readonly Application[] })[];
  readonly grants: readonly (Named & { readonly opens: string; readonly exact: boolean; readonly pages: number })[];
  readonly frames: readonly Frame[];
}

export interface Named {
  readonly id: string;
  readonly label: string;
}

export interface Person extends Named {
  readonly description: string;
  /** Several where it depends on the herd, as the numbers of pages that open, with network and without. */
  readonly homes: readonly string[];
  readonly online: readonly number[];
  readonly offline: readonly number[];
}

export interface Application extends Named {
  /** Who answers for it; null: nobody has said so. */
  readonly owner: string | null;
  readonly base: string | null;
  readonly pages: readonly Page[];
}

export interface Page extends Named {
  readonly purpose: string | null;
  readonly address: string | null;
  readonly access: PageAccess;
  readonly use: "full" | "readonly" | null;
  /** Day since when it is there; null: nobody has said so. */
  readonly since: string | null;
  /** Where in the menu, from the section to the tile. */
  readonly tiles: readonly string[];
  /** Labels of personas; with the herds, where it is not open in all. */
  readonly everywhere: readonly string[];
  readonly onlineOnly: readonly string[];
  /** Label of the page it leads to. */
  readonly leadsTo: string | null;
  /** A name that another page had before: none of its own. */
  readonly isEarlier: boolean;
}

export interface PageAccess {
  readonly public: boolean;
  /** Any one suffices; null: every account. */
  readonly anyOf: readonly Named[] | null;
  readonly multiHerd: boolean;
  readonly workshop: string | null;
  readonly codes: readonly string[];
}

export interface Frame {
  readonly base: string;
  readonly application: string;
  readonly candidate: string | null;
  readonly isolation: "path" | "origin";
  readonly login: string | null;
}

export function catalogue(registry: Registry, language: string, say: Say): Catalogue {
  const { model, tables } = registry;
  const text = (key: string) => labelOf(registry, key, language);
  const name = (key: string, id: string): Named => ({ id, label: text(`${key}.${id}`) ?? id });
  const [online, offline] = [pagesOpened(registry, true, language), pagesOpened(registry, false, language)];
  const people = [...personasOf(registry).keys()].map((id) => ({
    ...name("persona", id),
    description: text(`persona.${id}.description`) ?? "",
    homes: online.homes(id).map((home) => text(`route.${home}`) ?? ""),
    online: online.sizes(id),
    offline: offline.sizes(id),
  }));
  const routes = [...model.routes.values()];
  const pageOf = (route: LinkedRoute): Page => {
    const [now, without] = [online.who(route.name), offline.who(route.name)];
    const herds = new Map(now.partly.map((one) => [one.id, ` (${partlyWords(one, say)})`]));
    const opened = people
      .filter(({ id }) => now.has.includes(id) || herds.has(id))
      .map(({ id, label }) => ({ id, label: `${label}${herds.get(id) ?? ""}` }));
    const kept = opened.filter(({ id }) => !without.hasNot.some((one) => one.id === id));
    const leadsTo = route.document.redirect?.to;
    return {
      ...name("route", route.name),
      purpose: text(`purpose.${route.name}`),
      address: route.path === null ? null : `/${route.path}`,
      access: accessOf(registry, route.name, name),
      use: route.offline,
      since: route.document.since ?? null,
      tiles: [...model.tiles.values()]
        .filter(({ document }) => targetsOf(document).some((target) => target.route === route.name))
        .map(({ id, section }) => `${text(`section.${section}`) ?? section} › ${text(`tile.${id}`) ?? id}`),
      everywhere: kept.map(({ label }) => label),
      onlineOnly: opened.filter((one) => !kept.includes(one)).map(({ label }) => label),
      leadsTo: leadsTo === undefined ? null : (text(`route.${leadsTo}`) ?? leadsTo),
      isEarlier: isEarlierName(route),
    };
  };
  const domains = model.documents.domains.flatMap(({ document }) => document.domains);
  const asked = routes
    .filter((route) => !isEarlierName(route))
    .flatMap((route) => accessOfRoute(registry, route.name).flatMap(({ anyOf }) => anyOf ?? []));
  return {
    people,
    domains: domains.map(({ id }) => ({
      ...name("domain", id),
      applications: [...model.applications.values()]
        .filter(({ document }) => document.domain === id)
        .map(({ id: application, document }) => ({
          ...name("app", application),
          owner: document.owner ?? null,
          base: document.frame?.base ?? null,
          pages: routes.filter((route) => route.application === application).map(pageOf),
        })),
    })),
    grants: [...model.grants.values()].map(({ name: grant, exact }) => ({
      ...name("grant", grant),
      opens: text(`grant.${grant}.opens`) ?? "",
      exact,
      pages: asked.filter((one) => one === grant || (one.startsWith(`${grant}.`) && !tables.exactGrants.includes(one))).length,
    })),
    frames: Object.values(tables.applications).flatMap(({ id, frame, login }) =>
      frame === null
        ? []
        : [{ base: frame.base, application: id, candidate: frame.candidate, isolation: frame.isolation, login: login?.path ?? null }],
    ),
  };
}

function accessOf(registry: Registry, route: string, name: (key: string, id: string) => Named): PageAccess {
  const [access] = accessOfRoute(registry, route);
  return {
    public: access?.public ?? false,
    anyOf: access?.anyOf?.map((grant) => name("grant", grant)) ?? null,
    multiHerd: access?.multiHerd ?? false,
    workshop: access?.workshop ?? null,
    codes: access?.applications ?? [],
  };
}
