/**
 * One distinct access of the registry (section 6): what a user must hold to pass. Every distinct access is written once
 * and referred to by its index, so that a change of user or network decides each of them once.
 */
export interface Guard {
  /** Passes without a signed-in user (public pages only). */
  readonly public: boolean;
  /** Every clause must hold; a clause holds when any one of its grants is held. No clause: any signed-in user passes. */
  readonly clauses: readonly (readonly string[])[];
  /** Application codes that must all be in the `grants` list of the user (application grants are checked separately). */
  readonly applications: readonly string[];
  /** Only multi-herd users pass (the adviser desk). */
  readonly multiHerd: boolean;
  /** Only in multi-herd-first mode: a multi-herd user whose stored mode is `multi` (tiles). */
  readonly multiFirst: boolean;
  /** `value` of the workshop that must be active, or null. */
  readonly workshop: string | null;
}

/** Why access is granted or refused. The same reasons are used by menu, guard, refusal page and tool. */
export type Reason =
  | "ok"
  | "public"
  | "not-signed-in"
  | "not-granted"
  | "application-not-granted"
  | "offline"
  | "multi-herd-only"
  | "workshop-inactive"
  | "unknown-route"
  | "missing-param";

/** Grants the shell itself asks for, by what they switch on (section 6). `exact` ones ignore prefixes. */
export interface FeatureGrants {
  readonly multiHerd: string;
  readonly multiHerdOffline: string;
  readonly ping: string;
  readonly purge: string;
  readonly translations: string;
  readonly forceTranslations: string;
  readonly supportChat: string;
  /** Followed by a dot and the application id; looked up by full name only. */
  readonly candidate: string;
}

export interface AccessRules {
  /** Mask of the offline-ready bit of a level (8). */
  readonly offlineMask: number;
  /** Second reading of ALL: held in `droits` it opens everything. Off as shipped (decision GRT-09). */
  readonly allOpensEverything: boolean;
  /** Required grant that every signed-in user passes. */
  readonly everybody: string;
}
