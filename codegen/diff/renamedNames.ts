import type { RouteRecord, SectionRecord } from "../../src/domain/registry/tables";
import type { Sourced } from "../link/model";
import type { Side } from "./side";

/** Pages that are called otherwise now and are still found by the earlier name: the new name by that one. */
export function keptNames(base: Side, head: Side): ReadonlyMap<string, string> {
  const [before, after] = [new Map(Object.entries(base.tables.routes)), new Map(Object.entries(head.tables.routes))];
  return new Map(
    [...before].flatMap(([name, { redirect }]): [string, string][] => {
      const to = endName(head, name);
      // A page that takes an earlier name of its own is none that was there.
      const isNew = !before.has(to) || (to !== name && endName(base, to) === name);
      return redirect === undefined && after.get(name)?.redirect !== undefined && isNew ? [[name, to]] : [];
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

/** The page at which a name ends that leads on, be it by other names. */
export function endName({ tables }: Side, name: string): string {
  const seen = new Set<string>();
  let end = name;
  for (let to: string | undefined = name; to !== undefined && !seen.has(to); to = tables.routes[to]?.redirect?.to) {
    seen.add(to);
    end = to;
  }
  return end;
}

/** A section with the same tiles under another name: the new name by the earlier one. */
export function renamedSections(base: Side, head: Side): ReadonlyMap<string, string> {
  const tilesIn = ({ groups }: SectionRecord) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)).join();
  const before = base.tables.sections;
  const added = head.tables.sections.filter(({ id }) => !before.some((one) => one.id === id));
  return new Map(
    before.flatMap((section): [string, string][] => {
      const now = head.tables.sections.some(({ id }) => id === section.id)
        ? undefined
        : added.find((one) => tilesIn(one) === tilesIn(section));
      return now === undefined ? [] : [[section.id, now.id]];
    }),
  );
}

/** A group with the same tiles under another name: `sante.soins` by `sante.care`, sections by the names of now. */
export function renamedGroups(base: Side, head: Side): ReadonlyMap<string, string> {
  const sections = renamedSections(base, head);
  const groupsOf = ({ tables }: Side, names: ReadonlyMap<string, string>) =>
    tables.sections.flatMap(({ id, groups }) =>
      groups.map((group) => ({ id: group.id, section: names.get(id) ?? id, tiles: group.tiles.map((tile) => tile.id).join() })),
    );
  const [before, after] = [groupsOf(base, sections), groupsOf(head, new Map())];
  const isIn = (all: typeof before, one: (typeof before)[number]) =>
    all.some(({ section, id }) => section === one.section && id === one.id);
  const added = after.filter((one) => !isIn(before, one));
  return new Map(
    before.flatMap((group): [string, string][] => {
      const now = isIn(after, group) ? undefined : added.find(({ section, tiles }) => section === group.section && tiles === group.tiles);
      return now === undefined || group.tiles === "" ? [] : [[`${group.section}.${group.id}`, `${now.section}.${now.id}`]];
    }),
  );
}

/** The one parameter that is gone, and the one that has come in its place. */
export function renamedParam(base: Side, head: Side): readonly [from: string, to: string] | null {
  const [before, after] = [base, head].map(({ model }) => [...(model.names.get("param") ?? [])]);
  const [from, ...gone] = (before ?? []).filter((name) => after?.includes(name) !== true);
  const [to, ...added] = (after ?? []).filter((name) => before?.includes(name) !== true);
  return from === undefined || to === undefined || gone.length + added.length > 0 ? null : [from, to];
}

/** A new page of the same application that says the same, or stands at the same address; one of which the name led there. */
export function successorOf(base: Side, head: Side, before: RouteRecord): RouteRecord | undefined {
  const text = ({ model }: Side, name: string) => JSON.stringify(model.texts.get(`route.${name}`)?.texts ?? name);
  return Object.values(head.tables.routes).find(
    (after) =>
      before.application === after.application &&
      (before.redirect === undefined) === (after.redirect === undefined) &&
      (Object.hasOwn(base.tables.routes, after.name)
        ? endName(base, after.name) === before.name
        : before.path === after.path || text(base, before.name) === text(head, after.name)),
  );
}

/** Personas of both sides by the id of before; one that is called otherwise now is the same user with the same herds. */
export function keptPersonas(base: Side, head: Side): ReadonlyMap<string, Readonly<Record<"before" | "after", Sourced<"persona">>>> {
  const [known, later] = [base.model.documents.persona, head.model.documents.persona];
  const user = ({ document: { profile, herds } }: Sourced<"persona">) => JSON.stringify([profile, herds]);
  const isIn = (all: readonly Sourced<"persona">[], { document }: Sourced<"persona">) => all.some((one) => one.document.id === document.id);
  return new Map(
    known.flatMap((before) => {
      const { id } = before.document;
      const after = isIn(later, before)
        ? later.find(({ document }) => document.id === id)
        : later.find((one) => !isIn(known, one) && user(one) === user(before));
      return after === undefined ? [] : [[id, { before, after }] as const];
    }),
  );
}
