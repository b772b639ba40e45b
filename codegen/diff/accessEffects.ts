import { guardFrom } from "../../src/domain/registry/guardText";
import { compareText } from "../diagnostic/finding";
import type { Answer, Effect, EffectKind } from "./effect";
import { makeEffect } from "./makeEffect";
import { isLoss, type PersonaChange, within } from "./personaChanges";
import type { RouteChange } from "./routeChanges";
import type { Side } from "./side";

/** What changed lines of access do: one effect a line, for all routes that take their access from it. */
export function accessEffects(changes: readonly RouteChange[], head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const groups = new Map<string, { kind: EffectKind; routes: RouteChange[] }>();
  for (const route of changes) {
    const kind = kindOf(route, head);
    if (kind === null) continue;
    const key = `${kind} ${route.from?.file}:${route.from?.line}`;
    const group = groups.get(key) ?? { kind, routes: [] };
    group.routes.push(route);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ kind, routes }): readonly Effect[] => {
    const access = accessesOf(routes);
    const [first] = access;
    const [route] = routes;
    if (first === undefined || route === undefined) return [];
    const { from, gains, loses } = route;
    const subjects = [...new Set(routes.map(({ route }) => route))];
    const reached = within(personas, head, subjects);
    return [
      makeEffect({
        kind,
        subjects,
        before: first.before,
        after: first.after,
        access: access.length > 1 ? access : [],
        place: from,
        owner: from,
        personas: reached,
        witness: { ...(gains && { gains }), ...(loses && { loses }) },
        answer: routes.some(({ before }) => before === "public") ? "yes" : answerTo(kind, subjects, head, reached),
      }),
    ];
  });
}

/** Who might pass before and who may now, and on which pages: that of most pages first. */
function accessesOf(routes: readonly RouteChange[]): Effect["access"] {
  const found = new Map<string, { before: string; after: string; routes: string[] }>();
  for (const { route, before, after } of routes) {
    const key = `${before} ${after}`;
    const known = found.get(key) ?? { before, after, routes: [] };
    found.set(key, known);
    known.routes.push(route);
  }
  return [...found.values()].sort((one, two) => two.routes.length - one.routes.length || compareText(one.before, two.before));
}

function kindOf({ change, before, after }: RouteChange, head: Side): EffectKind | null {
  if (change === "same") return null;
  if (after === "public") return "public";
  // A condition that goes opens it to everybody too.
  const opens = before !== "public" && (change === "widened" || !isForAll(before, head));
  return opens && isForAll(after, head) ? "any-account" : change;
}

/** A sign-in is enough, or the grant that everybody has, perhaps beside a purchase or a workshop. */
export function isForAll(access: string, { tables }: Side): boolean {
  return access !== "public" && guardFrom(access).clauses.every((clause) => clause.includes(tables.access.everybody));
}

function answerTo(kind: EffectKind, routes: readonly string[], { tables }: Side, reached: readonly PersonaChange[]): Answer {
  switch (kind) {
    case "public":
      // A page of somebody else's server cannot know who looks at it.
      return routes.some((name) => tables.routes[name]?.screen === undefined) ? "impossible" : "second-person";
    case "any-account":
      return "second-person";
    default:
      return isLoss(reached) || reached.some(({ home }) => home !== null) ? "yes" : "none";
  }
}
