import { guardText } from "../../src/domain/registry/guardText";
import { accessOfRoute } from "../answer/accessAnswer";
import { type AccessChange, accessChange, isAlike, SAME, type WaysIn } from "./accessChange";
import type { Side } from "./side";

type From = ReturnType<typeof accessOfRoute>[number]["from"];

/** A route of both sides and what became of who may open it. */
export interface RouteChange extends AccessChange {
  readonly route: string;
  /** Access as generated files write it. */
  readonly before: string;
  readonly after: string;
  /** The line that brought it about: of the nearest level that says who may pass on either side. */
  readonly from: From | null;
}

export function routeChanges(base: Side, head: Side): readonly RouteChange[] {
  return Object.keys(head.tables.routes).flatMap((route) => {
    const before = waysOf(base, route);
    const after = waysOf(head, route);
    if (before === null || after === null) return [];
    const texts = { before: textOf(before), after: textOf(after) };
    const isSame = isAlike(before, after) && base.tables.exactGrants.join() === head.tables.exactGrants.join();
    return [
      { route, ...texts, ...(isSame ? SAME : accessChange(before, after, base, head)), from: isSame ? null : causeOf(base, head, route) },
    ];
  });
}

function textOf({ anyOf }: WaysIn): string {
  return anyOf.map(guardText).join();
}

function waysOf({ tables }: Side, route: string): WaysIn | null {
  const record = Object.hasOwn(tables.routes, route) ? tables.routes[route] : undefined;
  const guard = record && tables.guards[record.guard];
  return guard === undefined ? null : { always: [], anyOf: [guard] };
}

const LEVELS = ["route", "application", "domain"];

/** A line that was taken away is a cause too: then the nearer level is that of before. */
function causeOf(base: Side, head: Side, route: string): From | null {
  const [before, after] = [base, head].map((side) => accessOfRoute(side, route)[0]?.from);
  if (before === undefined || after === undefined) return after ?? before ?? null;
  return LEVELS.indexOf(before.level) < LEVELS.indexOf(after.level) ? { ...after, level: before.level, name: before.name } : after;
}
