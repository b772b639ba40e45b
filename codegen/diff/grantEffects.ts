import { positionOf } from "../answer/position";
import { blastRadius } from "../coverage/blastRadius";
import { grantUse } from "../coverage/grantUse";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { type PersonaChange, within } from "./personaChanges";
import type { Side } from "./side";
import { tilesOf } from "./tileChanges";

/** Grants, new or exact no more, that somebody holds at once, since a shorter name is held already. */
export function grantEffects(base: Side, head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const added = [...head.model.grants.values()].filter(({ name, exact }) => !exact && base.model.grants.get(name)?.exact !== false);
  const held = added.flatMap((grant): readonly Effect[] => {
    const prefix = prefixesOf(grant.name).find((name) => base.model.grants.has(name));
    if (prefix === undefined) return [];
    const holders = blastRadius(head, grant.name).personas.map(({ id }) => id);
    const pages = routesAsking(head, grant.name);
    return [
      makeEffect({
        kind: "held-at-once",
        subjects: [grant.name],
        before: base.model.grants.has(grant.name) ? "exact" : null,
        after: prefix,
        place: positionOf(head, grant.place),
        personas: within(personas, head, pages).filter(({ id }) => holders.includes(id)),
        bound: [...pages, ...tilesAsking(head, grant.name, pages)],
        answer: "yes",
      }),
    ];
  });
  const was = new Set(grantUse(base).unused);
  const dead = grantUse(head).unused.filter((name) => base.model.grants.has(name) && !was.has(name));
  return [
    ...held,
    ...dead.map((name) => {
      const grant = head.model.grants.get(name);
      return makeEffect({ kind: "dead-grant", subjects: [name], place: grant === undefined ? null : positionOf(head, grant.place) });
    }),
  ];
}

function prefixesOf(name: string): readonly string[] {
  const parts = name.split(".");
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join("."));
}

function routesAsking({ tables }: Side, grant: string): readonly string[] {
  return Object.values(tables.routes).flatMap(({ name, guard }) =>
    tables.guards[guard]?.clauses.some((clause) => clause.includes(grant)) === true ? [name] : [],
  );
}

/** Tiles that ask for it themselves, not only for what their page asks. */
function tilesAsking({ tables }: Side, grant: string, pages: readonly string[]): readonly string[] {
  return tilesOf(tables).flatMap(({ tile: { id, target }, ways }) => {
    const asks = ways.anyOf.some(({ clauses }) => clauses.some((clause) => clause.includes(grant)));
    const isOfPage = target.kind === "route" && target.targets.some(({ route }) => pages.includes(route));
    return asks && !isOfPage ? [`tile ${id}`] : [];
  });
}
