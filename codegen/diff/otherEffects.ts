import { positionOf } from "../answer/position";
import { blastRadius } from "../coverage/blastRadius";
import { grantUse } from "../coverage/grantUse";
import { settingsOf } from "../tables/documentOf";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { type PersonaChange, within } from "./personaChanges";
import type { Side } from "./side";
import { tileIds } from "./tileChanges";

/** Grants, new or exact no more, that somebody holds at once, since a shorter name is held already. */
export function grantEffects(base: Side, head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const added = [...head.model.grants.values()].filter(({ name, exact }) => !exact && base.model.grants.get(name)?.exact !== false);
  const held = added.flatMap((grant): readonly Effect[] => {
    const prefix = prefixesOf(grant.name).find((name) => base.model.grants.has(name));
    if (prefix === undefined) return [];
    const holders = blastRadius(head, grant.name).personas.map(({ id }) => id);
    return [
      makeEffect({
        kind: "held-at-once",
        subjects: [grant.name],
        before: base.model.grants.has(grant.name) ? "exact" : null,
        after: prefix,
        place: positionOf(head, grant.place),
        personas: within(personas, head, routesAsking(head, grant.name)).filter(({ id }) => holders.includes(id)),
        answer: "yes",
      }),
    ];
  });
  const was = new Set(grantUse(base).unused);
  const dead = grantUse(head).unused.filter((name) => base.model.grants.has(name) && !was.has(name));
  return [...held, ...dead.map((name) => makeEffect({ kind: "dead-grant", subjects: [name] }))];
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

/** Tiles that came, went or lead elsewhere: nobody opens a screen by it that was closed. */
export function tileEffects(base: Side, head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const before = new Set(tileIds(base));
  const after = new Set(tileIds(head));
  const opened = (side: Side, id: string) => side.model.tiles.get(id)?.document.route ?? side.model.tiles.get(id)?.document.link ?? null;
  const place = (side: Side, id: string) => {
    const tile = side.model.tiles.get(id);
    return tile === undefined ? null : positionOf(side, tile.place);
  };
  const met = (id: string) =>
    personas.flatMap((one) => {
      const part = ({ tiles }: PersonaChange["gained"]) => ({ tiles: tiles.filter((tile) => tile === id), routes: [], sections: [] });
      const [gained, lost] = [part(one.gained), part(one.lost)];
      return gained.tiles.length + lost.tiles.length === 0 ? [] : [{ ...one, gained, lost, home: null }];
    });
  const added = [...after].filter((id) => !before.has(id));
  const gone = [...before].filter((id) => !after.has(id));
  return [
    ...added.map((id) => makeEffect({ kind: "tile-added", subjects: [id], place: place(head, id), personas: met(id) })),
    ...gone.map((id) => makeEffect({ kind: "tile-removed", subjects: [id], place: place(base, id), personas: met(id) })),
    ...[...after]
      .filter((id) => before.has(id) && opened(base, id) !== opened(head, id) && !isFollowed(head, opened(base, id), opened(head, id)))
      .map((id) =>
        makeEffect({ kind: "tile-target", subjects: [id], before: opened(base, id), after: opened(head, id), place: place(head, id) }),
      ),
  ];
}

/** A tile follows a page that is called otherwise now: with an alias that is no effect, without one an effect of the page. */
function isFollowed({ tables }: Side, before: string | null, after: string | null): boolean {
  if (before === null || before.startsWith("/") || before.startsWith("http")) return false;
  return !Object.hasOwn(tables.routes, before) || tables.routes[before]?.redirect?.to === after;
}

/** Applications that have to be served, sold or trusted from now on. */
export function applicationEffects(base: Side, head: Side): readonly Effect[] {
  const origins = (side: Side) => new Set(Object.values(settingsOf(side.model).frames.origins));
  const known = origins(base);
  const hosts = [...origins(head)].filter((origin) => !known.has(origin));
  const codes = new Set(Object.values(base.tables.applications).flatMap(({ code }) => code ?? []));
  const bases = new Set(Object.values(base.tables.applications).flatMap(({ frame }) => frame?.base ?? []));
  return [
    ...hosts.map((host) => makeEffect({ kind: "host", subjects: [host], answer: "yes" })),
    ...Object.values(head.tables.applications).flatMap(({ id, code, frame }) => {
      const linked = head.model.applications.get(id);
      const place = linked === undefined ? null : positionOf(head, linked.place);
      return [
        ...(code !== null && !codes.has(code) ? [makeEffect({ kind: "code", subjects: [id], after: code, place, answer: "yes" })] : []),
        ...(frame !== null && !bases.has(frame.base) ? [makeEffect({ kind: "base-added", subjects: [id], after: frame.base, place })] : []),
      ];
    }),
  ];
}

/** Homes that differ for another reason than the access of a page, which says so itself. */
export function homeEffects(personas: readonly PersonaChange[], reported: readonly Effect[]): readonly Effect[] {
  const known = new Set(reported.flatMap((effect) => effect.personas.map(({ id }) => id)));
  const groups = new Map<string, { before: string | null; after: string | null; met: PersonaChange[] }>();
  for (const persona of personas) {
    if (persona.home === null || known.has(persona.id)) continue;
    const key = JSON.stringify(persona.home);
    const group = groups.get(key) ?? { ...persona.home, met: [] };
    group.met.push(persona);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ before, after, met }) =>
    makeEffect({ kind: "home", subjects: met.map(({ id }) => id), before, after, personas: met, answer: "yes" }),
  );
}
