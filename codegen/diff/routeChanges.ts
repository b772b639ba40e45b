import { guardText } from "../../src/domain/registry/guardText";
import { type AccessAnswer, accessOfRoute } from "../answer/accessAnswer";
import { type Position, positionOf } from "../answer/position";
import type { Place } from "../link/model";
import { below } from "../link/places";
import { type AccessChange, accessChange, exactAlone, exactNamed, type WaysIn } from "./accessChange";
import { renamedTo } from "./renamedNames";
import type { Side } from "./side";

/** Whose line it is: what a route, its application or its domain says, or a grant. */
type From = { readonly level: AccessAnswer["from"]["level"] | "grant"; readonly name: string } & Position;

/** A route of both sides and what became of who may open it. */
export interface RouteChange extends AccessChange {
  readonly route: string;
  /** Access as generated files write it. */
  readonly before: string;
  readonly after: string;
  /** The line that brought it about. */
  readonly from: From | null;
}

export function routeChanges(base: Side, head: Side): readonly RouteChange[] {
  const earlier = new Map<string, string[]>();
  for (const [was, now] of renamedTo(base, head)) earlier.set(now, [...(earlier.get(now) ?? []), was]);
  // Of several pages that have become one, each opened to its own users.
  const pairs = Object.keys(head.tables.routes).flatMap((route) => (earlier.get(route) ?? [route]).map((known) => [known, route] as const));
  return pairs.flatMap(([known, route]) => {
    const [was, is] = [waysOf(base, known), waysOf(head, route)];
    // Who may open a page and who may pass by a name that leads elsewhere are two things.
    if (was === null || is === null || isRedirect(base, known) !== isRedirect(head, route)) return [];
    const [before, after] = [textOf(exactNamed(was, base, head)), textOf(exactNamed(is, head, base))];
    const from = before === after ? null : causeOf(base, head, known, route, was);
    return [{ route, before, after, ...accessChange(was, is, base, head), from }];
  });
}

function isRedirect({ tables }: Side, route: string): boolean {
  return tables.routes[route]?.redirect !== undefined;
}

function textOf({ anyOf }: WaysIn): string {
  return anyOf.map(guardText).join();
}

function waysOf({ tables }: Side, route: string): WaysIn | null {
  const record = Object.hasOwn(tables.routes, route) ? tables.routes[route] : undefined;
  const guard = record && tables.guards[record.guard];
  return guard === undefined ? null : { always: [], anyOf: [guard] };
}

/** The nearest line that is not what it was, be it that it was taken away; where all are, the grant that is looked up otherwise. */
function causeOf(base: Side, head: Side, known: string, route: string, { anyOf }: WaysIn): From | null {
  const before = linesOf(base, known);
  const line = linesOf(head, route).find(({ says }, n) => JSON.stringify(says) !== JSON.stringify(before[n]?.says));
  if (line !== undefined) return { level: line.level, name: line.name, ...positionOf(head, line.place) };
  const asked = new Set(anyOf.flatMap(({ clauses }) => clauses.flat()));
  const exact = [...exactAlone(base, head), ...exactAlone(head, base)].find((name) => asked.has(name));
  const grant = exact === undefined ? undefined : head.model.grants.get(exact);
  if (grant !== undefined) return { level: "grant", name: grant.name, ...positionOf(head, grant.place) };
  return accessOfRoute(head, route)[0]?.from ?? null;
}

interface Line extends Pick<From, "level" | "name"> {
  readonly says: unknown;
  readonly place: Place;
}

/** All that decides who may open a route, nearest first; an earlier name of a route says nothing itself. */
function linesOf({ model }: Side, name: string): readonly Line[] {
  const { document, place } = model.routes.get(name) ?? {};
  const route = model.routes.get(place?.path.includes("aliases") === true ? (document?.redirect?.to ?? "") : name);
  const application = model.applications.get(route?.application ?? "");
  if (route === undefined || application === undefined) return [];
  const { id } = application;
  const { access, code, domain } = application.document;
  const of = (key: string, says: unknown): Line => ({
    level: "application",
    name: id,
    says,
    place: { file: application.place.file, path: [key] },
  });
  const outer = model.documents.domains.flatMap(({ file, document }) =>
    document.domains.flatMap((one, n): readonly Line[] =>
      one.id === domain ? [{ level: "domain", name: one.id, says: one.access, place: { file, path: ["domains", n, "access"] } }] : [],
    ),
  );
  return [
    { level: "route", name: route.name, says: route.document.access, place: below(route.place, "access") },
    of("access", access),
    of("code", code),
    of("domain", domain),
    ...outer,
  ];
}
