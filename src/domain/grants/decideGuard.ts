import type { Guard, Reason } from "../registry/access";
import type { GrantDecision } from "./decideGrant";

/** What a guard asks of the viewer; the resolver answers from user, network and mode. */
export interface GuardFacts {
  readonly signedIn: boolean;
  readonly multiHerd: boolean;
  readonly multiFirst: boolean;
  readonly holdsApplication: (code: string) => boolean;
  readonly isWorkshopActive: (shop: string) => boolean;
  readonly decide: (grant: string) => GrantDecision;
}

/** Admission with its reason; `grants` are the decisions of the clause that refused, or of the last one that admitted. */
export interface GuardDecision {
  readonly admitted: boolean;
  readonly reason: Reason;
  readonly grants: readonly { readonly grant: string; readonly decision: GrantDecision }[];
}

const PUBLIC: GuardDecision = { admitted: true, reason: "public", grants: [] };

/** Section 4, route guard: public passes; otherwise signed in, and in every clause any one grant suffices. */
export function decideGuard(guard: Guard, facts: GuardFacts): GuardDecision {
  if (guard.public) return PUBLIC;
  if (!facts.signedIn) return refused("not-signed-in");
  if ((guard.multiHerd && !facts.multiHerd) || (guard.multiFirst && !facts.multiFirst)) return refused("multi-herd-only");
  if (!guard.applications.every(facts.holdsApplication)) return refused("application-not-granted");
  let grants: GuardDecision["grants"] = [];
  for (const clause of guard.clauses) {
    grants = clause.map((grant) => ({ grant, decision: facts.decide(grant) }));
    if (!grants.some(({ decision }) => decision.held)) return { admitted: false, reason: clauseReason(grants), grants };
  }
  if (guard.workshop !== null && !facts.isWorkshopActive(guard.workshop)) return { ...refused("workshop-inactive"), grants };
  return { admitted: true, reason: "ok", grants };
}

function refused(reason: Reason): GuardDecision {
  return { admitted: false, reason, grants: [] };
}

/** Offline only when going online would admit: some grant of the clause is held but not offline-ready. */
function clauseReason(grants: GuardDecision["grants"]): Reason {
  return grants.some(({ decision }) => !decision.held && decision.why === "not-offline-ready") ? "offline" : "not-granted";
}
