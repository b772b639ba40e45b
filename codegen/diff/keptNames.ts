import type { Side } from "./side";

/** Pages that are called otherwise now and are still found by the earlier name: the new name by that one. */
export function keptNames(base: Side, head: Side): ReadonlyMap<string, string> {
  const [before, after] = [new Map(Object.entries(base.tables.routes)), new Map(Object.entries(head.tables.routes))];
  return new Map(
    [...before].flatMap(([name, { redirect }]): [string, string][] => {
      const to = after.get(name)?.redirect?.to;
      return redirect === undefined && to !== undefined && !before.has(to) ? [[name, to]] : [];
    }),
  );
}
