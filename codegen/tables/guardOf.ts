import type { Guard } from "../../src/domain/registry/access";
import type { Access } from "../link/access";
import { decides } from "../link/accessOf";
import type { LinkedTile } from "../link/model";

/** What effective access demands. */
export function guardOf({ public: open, anyOf, multiHerd, workshop, code }: Access): Guard {
  if (open) return { public: true, clauses: [], applications: [], multiHerd: false, multiFirst: false, workshop: null };
  return {
    public: false,
    clauses: anyOf === null ? [] : [[...new Set(anyOf)].sort()],
    applications: code === null ? [] : [code],
    multiHerd,
    multiFirst: false,
    workshop,
  };
}

const SIGNED_IN: Guard = { public: false, clauses: [], applications: [], multiHerd: false, multiFirst: false, workshop: null };

/** Guard of a tile for one target: the target's own, or the tile's grants in the place of the target's; other conditions stay. */
export function tileGuard({ document: { access, multiFirst } }: LinkedTile, target: Access | null): Guard {
  const inherited = target === null ? SIGNED_IN : guardOf(target);
  const own = typeof access === "object" ? access : null;
  if (access === "public")
    return { ...guardOf({ public: true, anyOf: null, multiHerd: false, workshop: null, code: null, from: "route" }) };
  return {
    public: inherited.public && !decides(access) && own === null && multiFirst !== true,
    clauses: decides(access) ? (own?.anyOf === undefined ? [] : [[...new Set(own.anyOf)].sort()]) : inherited.clauses,
    applications: inherited.applications,
    multiHerd: inherited.multiHerd || own?.multiHerd === true,
    multiFirst: multiFirst === true,
    workshop: own?.workshop ?? inherited.workshop,
  };
}
