import { ABSENT, decideGrant, type GrantDecision, type GrantRules } from "../grants/decideGrant";
import { decideGuard, type GuardDecision, type GuardFacts, isAdmitted, reasonOf } from "../grants/decideGuard";
import { grantHolderOf } from "../grants/holder";
import { decideKnown, knownGrantsOf } from "../grants/knownGrants";
import { isMultiHerd } from "../grants/multiHerd";
import type { HerdContext } from "../herd/herdContext";
import type { RegistryTables } from "../registry/tables";
import type { UserProfile } from "../session/profile";
import { effectiveUser, isSignedIn, type Mode, type SessionUsers } from "../session/session";
import { activeWorkshops, contextOf } from "../workshops/workshopStates";

/** The viewer and the circumstances. Every decision of the product is a function of the registry and of this. */
export interface Viewer extends SessionUsers {
  readonly online: boolean;
  /** Stored option `mode`; null counts as `multi` for those who may (decision TIL-04). */
  readonly mode: Mode | null;
  /** Herd number of the current herd, or null. */
  readonly numCheptel: string | null;
}

/** The facts of one viewer, with every distinct guard decided at most once. */
export interface Scope {
  readonly tables: RegistryTables;
  readonly viewer: Viewer;
  readonly user: UserProfile | null;
  readonly signedIn: boolean;
  readonly multiHerd: boolean;
  readonly context: HerdContext;
  readonly grant: (grant: string, exact?: boolean) => GrantDecision;
  readonly guard: (index: number) => GuardDecision;
  /** By guard: 1 when it admits. All guards at once, for the menu, where a decision per tile would be what takes longest. */
  readonly admitted: () => Uint8Array;
}

const NO_CLAUSES: readonly (readonly number[])[] = [];
const NO_GRANTS = new Uint8Array();
const NO_GUARD: GuardDecision = { admitted: false, reason: "not-granted", clause: [] };

export function createScope(tables: RegistryTables, viewer: Viewer): Scope {
  const rules: GrantRules = { ...tables.access, online: viewer.online };
  const user = effectiveUser(viewer);
  const holder = user && grantHolderOf(user);
  const active = user ? activeWorkshops(tables.workshops, user) : new Set<string>();
  const multiHerd = isMultiHerd(viewer, viewer.mode, tables.features, rules);
  const signedIn = isSignedIn(viewer);

  const grant = (name: string, byFullName = tables.exactGrants.includes(name)) =>
    holder ? decideGrant(holder, name, rules, byFullName) : ABSENT;
  const known = knownGrantsOf(tables.guards, tables.exactGrants);
  const facts: GuardFacts = {
    signedIn,
    multiHerd,
    multiFirst: multiHerd && viewer.mode !== "solo",
    holdsApplication: (code) => holder?.applications.includes(code) ?? false,
    isWorkshopActive: (workshop) => active.has(workshop),
    grants: holder ? decideKnown(known, holder, rules) : NO_GRANTS,
  };
  const decided: (GuardDecision | undefined)[] = new Array(tables.guards.length).fill(undefined);
  const guard = (index: number): GuardDecision => {
    const before = decided[index];
    if (before !== undefined) return before;
    const entry = tables.guards[index];
    if (entry === undefined) return NO_GUARD;
    const decision = decideGuard(entry, known.clauses[index] ?? [], facts);
    decided[index] = decision;
    return decision;
  };
  let all: Uint8Array | null = null;
  const admitted = () => {
    if (all !== null) return all;
    all = new Uint8Array(tables.guards.length);
    for (let index = 0; index < all.length; index++) {
      const entry = tables.guards[index];
      if (entry !== undefined && isAdmitted(reasonOf(entry, known.clauses[index] ?? NO_CLAUSES, facts))) all[index] = 1;
    }
    return all;
  };
  return { tables, viewer, user, signedIn, multiHerd, context: contextOf(tables.workshops, active), grant, guard, admitted };
}
