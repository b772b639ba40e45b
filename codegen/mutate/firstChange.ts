import { type AccessChange, accessChange, type WaysIn } from "../diff/accessChange";
import { SIGNED_IN } from "../tables/guardOf";
import type { Registry } from "../viewer/registry";

export interface FirstChange extends AccessChange {
  /** A page, a tile with its page, or what the shell itself asks a grant for. */
  readonly subject: string;
}

/** What changes for some possible user; null: nothing does, for whatever rights anybody may be given. */
export function firstChange(base: Registry, head: Registry): FirstChange | null {
  const sides = [base, head].map((one) => ({ ...one, shown: "" }));
  const [before = { ...base, shown: "" }, after = before] = sides;
  const known = waysOf(base);
  for (const [subject, ways] of waysOf(head)) {
    const was = known.get(subject);
    if (was === undefined) continue;
    const change = changeOf(() => accessChange(was, ways, before, after));
    if (change.change !== "same") return { subject, ...change };
  }
  // Asked for one application after another, by the full name.
  const isOther = base.tables.features.candidate !== head.tables.features.candidate;
  return isOther ? { subject: "candidate", change: "changed" } : null;
}

/** What cannot be said is not taken for the same. */
function changeOf(compare: () => AccessChange): AccessChange {
  try {
    return compare();
  } catch {
    return { change: "changed" };
  }
}

/** What the shell asks a grant for, every page, and every target of a tile for whom its section is, by name. */
function waysOf({ tables: { features, guards, routes, sections } }: Registry): ReadonlyMap<string, WaysIn> {
  const found = new Map<string, WaysIn>();
  const put = (subject: string, index: number, always: WaysIn["always"]) => {
    const guard = guards[index];
    if (guard !== undefined) found.set(subject, { always, anyOf: [guard] });
  };
  const { candidate: _, ...asked } = features;
  for (const [name, grant] of Object.entries(asked)) found.set(name, { always: [], anyOf: [{ ...SIGNED_IN, clauses: [[grant]] }] });
  for (const { name, guard } of Object.values(routes)) put(name, guard, []);
  for (const { multiHerd, groups } of sections) {
    const section = [{ ...SIGNED_IN, multiHerd }];
    for (const { id, target } of groups.flatMap(({ tiles }) => tiles))
      if (target.kind === "route") for (const { route, guard } of target.targets) put(`${id} → ${route}`, guard, section);
      else put(id, target.guard, section);
  }
  return found;
}
