import type { GrantHolder } from "./holder";

/** Outcome for one grant, with the name that decided: the full name or the prefix found first (section 6). */
export type GrantDecision =
  | { readonly held: true; readonly by: "everybody" | "droits" | "authorizes"; readonly matched: string; readonly level: number | null }
  | { readonly held: false; readonly why: "level-zero" | "not-offline-ready"; readonly matched: string; readonly level: number }
  | { readonly held: false; readonly why: "absent"; readonly matched: null; readonly level: null };

export interface GrantRules {
  readonly online: boolean;
  readonly offlineMask: number;
  /** Required grant that everybody passes (ALL). */
  readonly everybody: string;
  /** Second reading of ALL, off as shipped (decision GRT-09). */
  readonly allOpensEverything: boolean;
}

export const ABSENT: GrantDecision = { held: false, why: "absent", matched: null, level: null };

/**
 * Decides one grant. The full name is looked up first, then shorter prefixes; the first name that is defined decides, so
 * a level 0 refuses even under a granted prefix. At the same name a level wins over the list. An exact grant ignores
 * prefixes. `knownGrants.ts` is the same rule in numbers, for many guards at once.
 */
export function decideGrant(holder: GrantHolder, grant: string, rules: GrantRules, exact = false): GrantDecision {
  const always = decideAlways(holder, grant, rules);
  if (always) return always;
  for (let name = grant; ; ) {
    const decision = decideName(holder, name, rules);
    if (decision) return decision;
    const dot = exact ? -1 : name.lastIndexOf(".");
    if (dot < 0) return ABSENT;
    name = name.slice(0, dot);
  }
}

/** What holds whatever the user has been given: the grant of everybody, and ALL in its second reading. */
function decideAlways(holder: GrantHolder, grant: string, rules: GrantRules): GrantDecision | null {
  if (grant === rules.everybody) return { held: true, by: "everybody", matched: grant, level: null };
  if (rules.allOpensEverything && holder.droits.includes(rules.everybody))
    return { held: true, by: "droits", matched: rules.everybody, level: null };
  return null;
}

/** What one defined name says; null when it is not defined. */
function decideName(holder: GrantHolder, name: string, rules: GrantRules): GrantDecision | null {
  if (Object.hasOwn(holder.authorizes, name)) return byLevel(name, holder.authorizes[name] ?? 0, rules);
  return holder.droits.includes(name) ? { held: true, by: "droits", matched: name, level: null } : null;
}

/** An any-of check: a comma-separated list passes when one of its grants is held (section 6). */
export function decideAnyOf(list: string, decide: (grant: string) => GrantDecision): GrantDecision {
  let refusal = ABSENT;
  for (const name of list.split(",")) {
    const decision = decide(name.trim());
    if (decision.held) return decision;
    if (decision.why !== "absent") refusal = decision;
  }
  return refusal;
}

/** What a level is worth (section 6): 0 refuses, and offline only an offline-ready one counts. */
export function levelOutcome(level: number, rules: GrantRules): "held" | "level-zero" | "not-offline-ready" {
  if (level <= 0) return "level-zero";
  return rules.online || (level & rules.offlineMask) !== 0 ? "held" : "not-offline-ready";
}

function byLevel(matched: string, level: number, rules: GrantRules): GrantDecision {
  const worth = levelOutcome(level, rules);
  return worth === "held" ? { held: true, by: "authorizes", matched, level } : { held: false, why: worth, matched, level };
}
