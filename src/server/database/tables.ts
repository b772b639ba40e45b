import type { Generated } from "kysely";

/** Instants are stored as ISO 8601 UTC text and flags as 0 or 1, so that both databases agree on them. */
export interface AccountTable {
  /** What is typed as login. */
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  /** What a sign-in answers: `oneToken`, `tokenPerHerd` or `none`. */
  readonly sign_in: string;
  /** JSON of the personal part of the profile: names, rights, origin, language, home. */
  readonly profile: string;
  readonly date_cgu: string | null;
}

export interface HerdTable {
  readonly num_cheptel: string;
  readonly raison_sociale: string;
  readonly nom: string;
  readonly prenom: string;
  readonly ville: string;
  readonly background: string;
  readonly laitier: number;
  readonly allaitant: number;
  /** When a user switched a workshop of the herd; from then on its flags no longer follow the registry. */
  readonly shops_changed_at: string | null;
}

export interface AccountHerdTable {
  readonly account_id: string;
  readonly num_cheptel: string;
  readonly position: number;
}

/** One sign-in on one device: the family of its refresh tokens. Revoked, it takes every token of it along. */
export interface SessionTable {
  readonly id: string;
  readonly account_id: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  /** Opened with a support link, by somebody other than the owner of the account. */
  readonly by_support: Generated<number>;
  /** When a refresh token of it was last taken; nothing for one that was opened before this was kept. */
  readonly used_at: string | null;
  /** Browser and system in a few words. */
  readonly device: string | null;
}

export interface RefreshTokenTable {
  readonly token_hash: string;
  readonly session_id: string;
  readonly expires_at: string;
  readonly used_at: string | null;
  /** Hash of the token handed out for it. */
  readonly successor_hash: string | null;
}

/** The tokens `authenticate` lists: one session, one account, one herd (none for an account without herd). */
export interface LoginTokenTable {
  readonly token_hash: string;
  readonly session_id: string;
  readonly account_id: string;
  readonly num_cheptel: string | null;
}

/** Tokens that work once and for a short time: a new password, a silent support login. */
export interface OneTimeTokenTable {
  readonly token_hash: string;
  readonly purpose: string;
  readonly account_id: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

export type MailKind = "recovery" | "passwordChanged" | "support";

export interface MailTable {
  readonly id: string;
  readonly kind: Generated<MailKind>;
  readonly recipient: string;
  readonly language: string;
  readonly link: string;
  readonly sent_at: string;
}

/** The last login of an account to a sub-application for a herd: the server's own account of who was signed in where. */
export interface LoginLogTable {
  readonly id: string;
  readonly session_id: string;
  readonly account_id: string;
  readonly application: string;
  readonly num_cheptel: string | null;
  readonly at: string;
}

/** Keys made once and shared by every process of the database. */
export interface SecretTable {
  readonly name: string;
  readonly value: string;
}

/** Attempts under one key since its window opened. */
export interface RateLimitTable {
  readonly key_hash: string;
  readonly attempts: number;
  readonly ends_at: string;
}

/** The server's log of the actions it applied, in this order: each key of a user once. */
export interface AppliedActionTable {
  readonly position: Generated<number>;
  readonly account_id: string;
  readonly idempotency_key: string;
  readonly num_cheptel: string | null;
  readonly type: string;
  /** JSON as received. */
  readonly payload: string;
  readonly received_at: string;
  readonly applied_at: string;
  /** JSON of the answer, for a request that is repeated. */
  readonly outcome: string;
  /** Sent in a session that a support link has opened, by somebody other than the owner of the account. */
  readonly by_support: Generated<number>;
}

/** How many actions an account has in the log, and the bytes of their payloads. */
export interface StoredActionsTable {
  readonly account_id: string;
  readonly actions: number;
  readonly bytes: number;
}

/** What actions have left of each thing they say they are about: how a change made from something older is found. */
export interface HeldValueTable {
  readonly num_cheptel: string;
  /** Application, and what it calls the thing. */
  readonly about: string;
  /** JSON. */
  readonly value: string;
  readonly changed_at: string;
}

export interface Tables {
  readonly accounts: AccountTable;
  readonly herds: HerdTable;
  readonly account_herds: AccountHerdTable;
  readonly sessions: SessionTable;
  readonly refresh_tokens: RefreshTokenTable;
  readonly login_tokens: LoginTokenTable;
  readonly one_time_tokens: OneTimeTokenTable;
  readonly mails: MailTable;
  readonly login_log: LoginLogTable;
  readonly secrets: SecretTable;
  readonly rate_limits: RateLimitTable;
  readonly applied_actions: AppliedActionTable;
  readonly stored_actions: StoredActionsTable;
  readonly held_values: HeldValueTable;
}
