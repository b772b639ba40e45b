import type { Guard, Reason } from "../registry/access";
import { HELD, NOT_OFFLINE } from "./knownGrants";

/** What a guard asks of the viewer; the resolver answers from user, network and mode. */
export interface GuardFacts {
  readonly signedIn: boolean;
  readonly multiHerd: boolean;
  readonly multiFirst: boolean;
  readonly holdsApplication: (code: string) => boolean;
  readonly isWorkshopActive: (workshop: string) => boolean;
  /** Outcome for one grant, by its index in the known grants. */
  readonly grants: Uint8Array;
}

/** Admission with its reason; `clause` is the one that refused, or the last one that admitted. */
export interface GuardDecision {
  readonly admitted: boolean;
  readonly reason: Reason;
  readonly clause: readonly string[];
}

/** Clauses of a guard, as indices of known grants. */
type Clauses = readonly (readonly number[])[];

const NO_CLAUSE: readonly string[] = [];

/** Section 4, route guard: public passes; otherwise signed in, and in every clause any one grant suffices. */
export function reasonOf(guard: Guard, clauses: Clauses, facts: GuardFacts): Reason {
  if (guard.public) return "public";
  if (!facts.signedIn) return "not-signed-in";
  if ((guard.multiHerd && !facts.multiHerd) || (guard.multiFirst && !facts.multiFirst)) return "multi-herd-only";
  for (const code of guard.applications) if (!facts.holdsApplication(code)) return "application-not-granted";
  for (const clause of clauses) {
    const reason = reasonOfClause(clause, facts);
    if (reason !== "ok") return reason;
  }
  return guard.workshop === null || facts.isWorkshopActive(guard.workshop) ? "ok" : "workshop-inactive";
}

export function isAdmitted(reason: Reason): boolean {
  return reason === "ok" || reason === "public";
}

/** The reason with what explains it. */
export function decideGuard(guard: Guard, clauses: Clauses, facts: GuardFacts): GuardDecision {
  const reason = reasonOf(guard, clauses, facts);
  return { admitted: isAdmitted(reason), reason, clause: guard.clauses[clauseBehind(reason, clauses, facts)] ?? NO_CLAUSE };
}

function clauseBehind(reason: Reason, clauses: Clauses, facts: GuardFacts): number {
  if (reason === "ok" || reason === "workshop-inactive") return clauses.length - 1;
  return reason === "not-granted" || reason === "offline" ? clauses.findIndex((clause) => reasonOfClause(clause, facts) !== "ok") : -1;
}

/** Offline only when going online would admit: some grant of the clause is held but not offline-ready. */
function reasonOfClause(clause: readonly number[], facts: GuardFacts): Reason {
  let reason: Reason = "not-granted";
  for (const grant of clause) {
    const outcome = facts.grants[grant];
    if (outcome === HELD) return "ok";
    if (outcome === NOT_OFFLINE) reason = "offline";
  }
  return reason;
}
