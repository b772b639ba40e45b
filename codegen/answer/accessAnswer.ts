import type { Guard } from "../../src/domain/registry/access";
import { type Access, decides } from "../link/access";
import type { LinkedRoute, LinkedTile } from "../link/model";
import { below } from "../link/places";
import { targetsOf } from "../link/targetsOf";
import { guardOf, tileGuard } from "../tables/guardOf";
import type { Registry } from "../viewer/registry";
import { type Position, positionOf } from "./position";

/** Effective access, and the level of the registry that says who may pass. */
export interface AccessAnswer {
  /** Route that it is the access to; for a tile with several targets there are several. */
  readonly route?: string;
  readonly public: boolean;
  /** Any one of these suffices; null: every signed-in user. */
  readonly anyOf: readonly string[] | null;
  readonly multiHerd: boolean;
  readonly multiFirst: boolean;
  readonly workshop: string | null;
  readonly applications: readonly string[];
  readonly from: { readonly level: "tile" | Access["from"]; readonly name: string } & Position;
}

export function accessOfRoute(registry: Registry, name: string): readonly AccessAnswer[] {
  const route = registry.model.routes.get(name);
  if (route === undefined) return [];
  return [{ ...fieldsOf(registry, guardOf(route.access)), from: fromOf(registry, route) }];
}

export function accessOfApplication(registry: Registry, id: string): readonly AccessAnswer[] {
  const application = registry.model.applications.get(id);
  if (application === undefined) return [];
  return [{ ...fieldsOf(registry, guardOf(application.access)), from: fromOf(registry, { ...application, name: id, application: id }) }];
}

/** One per target; a link or a workshop toggle has one of its own. */
export function accessOfTile(registry: Registry, tile: LinkedTile): readonly AccessAnswer[] {
  const { access } = tile.document;
  const own = { level: "tile", name: tile.id, ...positionOf(registry, below(tile.place, "access")) } as const;
  const targets = targetsOf(tile.document);
  if (targets.length === 0) return [{ ...fieldsOf(registry, tileGuard(tile, null)), from: own }];
  return targets.flatMap(({ route: name }) => {
    const target = registry.model.routes.get(name);
    if (target === undefined) return [];
    const from = decides(access) ? own : fromOf(registry, target);
    return [{ route: name, ...fieldsOf(registry, tileGuard(tile, target.access)), from }];
  });
}

function fieldsOf({ tables }: Registry, { public: open, clauses, ...conditions }: Guard): Omit<AccessAnswer, "from"> {
  return { public: open, anyOf: clauses.find((clause) => !clause.includes(tables.access.everybody)) ?? null, ...conditions };
}

function fromOf(
  registry: Registry,
  { name, application, access }: Pick<LinkedRoute, "name" | "access" | "application">,
): AccessAnswer["from"] {
  const domain = registry.model.applications.get(application)?.document.domain ?? "";
  return { level: access.from, name: { route: name, application, domain }[access.from], ...positionOf(registry, access.at) };
}
