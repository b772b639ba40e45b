import type { Point } from "./farmPlan";

/** How far from a corner its bend begins, in units of the plan. */
const BEND = 18;

/** The outline of a field as hedges grow: without sharp corners. */
export function roundedPath(outline: readonly Point[]): string {
  const bends = outline.map((corner, at) => {
    const from = towards(corner, outline.at(at - 1) ?? corner);
    const to = towards(corner, outline[(at + 1) % outline.length] ?? corner);
    return `${at === 0 ? "M" : "L"} ${from} Q ${corner} ${to}`;
  });
  return `${bends.join(" ")} Z`;
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
  const part = BEND / Math.max(BEND, Math.hypot(toX - x, toY - y));
  return [x + (toX - x) * part, y + (toY - y) * part];
}
