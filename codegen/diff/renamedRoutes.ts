import type { RouteRecord } from "../../src/domain/registry/tables";
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

/** The new name of each page that is called otherwise now, whether the earlier one leads there or is lost. */
export function renamedTo(base: Side, head: Side): ReadonlyMap<string, string> {
  const kept = keptNames(base, head);
  const gone = Object.values(base.tables.routes).filter(({ name }) => !Object.hasOwn(head.tables.routes, name));
  return new Map([
    ...kept,
    ...gone.flatMap((route): [string, string][] => {
      const successor = successorOf(base, head, route);
      return successor === undefined ? [] : [[route.name, successor.name]];
    }),
  ]);
}

/** A new page of the same application that says the same, or stands at the same address. */
export function successorOf(base: Side, head: Side, before: RouteRecord): RouteRecord | undefined {
  const text = ({ model }: Side, name: string) => JSON.stringify(model.texts.get(`route.${name}`)?.texts ?? name);
  return Object.values(head.tables.routes).find(
    (after) =>
      !Object.hasOwn(base.tables.routes, after.name) &&
      before.application === after.application &&
      (before.path === after.path || text(base, before.name) === text(head, after.name)),
  );
}
