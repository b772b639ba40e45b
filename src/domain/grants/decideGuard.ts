import type { Guard, Reason } from "../registry/access";
import type { GrantDecision } from "./decideGrant";

/** What a guard asks of the viewer; the resolver answers from user, network and mode. */
export interface GuardFacts {
  readonly signedIn: boolean;
  readonly multiHerd: boolean;
  readonly multiFirst: boolean;
  readonly holdsApplication: (code: string) => boolean;
  readonly isWorkshopActive: (shop: string) => boolean;
  /** One grant, by its index in the known grants. */
  readonly decide: (grant: number) => GrantDecision;
}

/** Admission with its reason; `clause` is the one that refused, or the last one that admitted. */
export interface GuardDecision {
  readonly admitted: boolean;
  readonly reason: Reason;
  readonly clause: readonly string[];
}

const NO_CLAUSE: readonly string[] = [];
const PUBLIC: GuardDecision = { admitted: true, reason: "public", clause: NO_CLAUSE };
const SIGNED_IN: GuardDecision = { admitted: true, reason: "ok", clause: NO_CLAUSE };

/** Section 4, route guard: public passes; otherwise signed in, and in every clause any one grant suffices. */
export function decideGuard(guard: Guard, clauses: readonly (readonly number[])[], facts: GuardFacts): GuardDecision {
  if (guard.public) return PUBLIC;
  if (!facts.signedIn) return refused("not-signed-in");
  if ((guard.multiHerd && !facts.multiHerd) || (guard.multiFirst && !facts.multiFirst)) return refused("multi-herd-only");
  if (!guard.applications.every(facts.holdsApplication)) return refused("application-not-granted");
  for (let at = 0; at < clauses.length; at++) {
    const reason = decideClause(clauses[at] ?? [], facts);
    if (reason !== "ok") return { admitted: false, reason, clause: guard.clauses[at] ?? NO_CLAUSE };
  }
  const clause = guard.clauses.at(-1);
  if (guard.workshop !== null && !facts.isWorkshopActive(guard.workshop))
    return { admitted: false, reason: "workshop-inactive", clause: clause ?? NO_CLAUSE };
  return clause ? { admitted: true, reason: "ok", clause } : SIGNED_IN;
}

/** Offline only when going online would admit: some grant of the clause is held but not offline-ready. */
function decideClause(clause: readonly number[], facts: GuardFacts): Reason {
  let reason: Reason = "not-granted";
  for (const grant of clause) {
    const decision = facts.decide(grant);
    if (decision.held) return "ok";
    if (decision.why === "not-offline-ready") reason = "offline";
  }
  return reason;
}

function refused(reason: Reason): GuardDecision {
  return { admitted: false, reason, clause: NO_CLAUSE };
}
