import type { GrantRules } from "../../domain/grants/decideGrant";
import type { ApplicationRecord, RegistryTables, WorkshopRecord } from "../../domain/registry/tables";

export interface CallRecord {
  readonly method: string;
  /** `/account/api/login/{token}` */
  readonly path: string;
  /** Fixed fields of the body. */
  readonly body?: Readonly<Record<string, string>>;
}

export interface HeaderNames {
  readonly authorization: string;
  readonly herd: string;
  readonly accessToken: string;
  readonly appVersion: string;
  readonly idempotencyKey: string;
}

/** Attempts within a window, before the server answers 429. */
export interface AttemptLimit {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly windowMs: number;
}

export interface AttemptLimits {
  readonly signIn: AttemptLimit;
  readonly recovery: AttemptLimit;
}

/** What the server keeps of the actions of one account. */
export interface StoredActionsLimit {
  readonly actions: number;
  /** Of their payloads. */
  readonly bytes: number;
}

/** What the server needs of the registry; the entry point fills it from the generated tables, tests from a few lines. */
export interface BackendRegistry {
  readonly headers: HeaderNames;
  readonly calls: Readonly<Record<string, CallRecord>>;
  /** What the resolver reads, for what the menu of a caller holds. */
  readonly tables: RegistryTables;
  readonly applications: Readonly<Record<string, ApplicationRecord>>;
  /** Bases of frames, candidates included. */
  readonly frameBases: readonly string[];
  readonly workshops: readonly WorkshopRecord[];
  /** Type of the action that switches a workshop. */
  readonly workshopAction: string;
  /** The grant behind the support chat, and how grants are read. */
  readonly supportChat: { readonly grant: string; readonly rules: Omit<GrantRules, "online"> };
  /** What the service check lists. */
  readonly retiredServices: readonly string[];
  readonly attemptLimits: AttemptLimits;
  readonly storedActions: StoredActionsLimit;
  /** From the sign-in on, however often the session is used. */
  readonly longestSessionDays: number;
  /** connectedAs values that must accept the terms (section 6). */
  readonly termsRequiredOf: readonly string[];
  /** Day of the current terms, `2025-03-01`. */
  readonly termsUpdated: string;
  readonly version: string;
  readonly passwordMinimum: number;
  /** Pattern of the page on which a new password is chosen, `welcome/renew/:email/:token`. */
  readonly renewPath: string;
  /** Of the page on which one is asked for, `welcome/forgot`. */
  readonly forgotPath: string;
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
