import type { Guard } from "../../src/domain/registry/access";
import { type Access, decides } from "../link/access";
import type { LinkedTile } from "../link/model";

/** Nothing but a sign-in. */
export const SIGNED_IN: Guard = { public: false, clauses: [], applications: [], multiHerd: false, multiFirst: false, workshop: null };

/** What effective access demands. */
export function guardOf({ public: open, anyOf, multiHerd, workshop, code }: Access): Guard {
  if (open) return { ...SIGNED_IN, public: true };
  const clauses = anyOf === null ? [] : [[...new Set(anyOf)].sort()];
  return { ...SIGNED_IN, clauses, applications: code === null ? [] : [code], multiHerd, workshop };
}

/** Guard of a tile for one target: the target's own, or the tile's grants in the place of the target's; other conditions stay. */
export function tileGuard({ document: { access, multiFirst } }: LinkedTile, target: Access | null): Guard {
  if (access === "public") return { ...SIGNED_IN, public: true };
  const inherited = target === null ? SIGNED_IN : guardOf(target);
  const own = typeof access === "object" ? access : null;
  return {
    public: inherited.public && !decides(access) && own === null && multiFirst !== true,
    clauses: decides(access) ? (own?.anyOf === undefined ? [] : [[...new Set(own.anyOf)].sort()]) : inherited.clauses,
    applications: inherited.applications,
    multiHerd: inherited.multiHerd || own?.multiHerd === true,
    multiFirst: multiFirst === true,
    workshop: inherited.workshop ?? own?.workshop ?? null,
  };
}
