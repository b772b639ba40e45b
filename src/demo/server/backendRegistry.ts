import type { ApplicationRecord, ShopRecord } from "../../domain/registry/tables";

export interface CallRecord {
  readonly method: string;
  /** `/account/api/login/{token}` */
  readonly path: string;
}

export interface HeaderNames {
  readonly authorization: string;
  readonly herd: string;
  readonly accessToken: string;
  readonly appVersion: string;
  readonly idempotencyKey: string;
}

/** What the server needs of the registry; the entry point fills it from the generated tables, tests from a few lines. */
export interface BackendRegistry {
  readonly headers: HeaderNames;
  readonly calls: Readonly<Record<string, CallRecord>>;
  readonly applications: Readonly<Record<string, ApplicationRecord>>;
  /** Bases of frames, candidates included. */
  readonly frameBases: readonly string[];
  readonly shops: readonly ShopRecord[];
  /** connectedAs values that must accept the terms (section 6). */
  readonly termsRequiredOf: readonly string[];
  /** Day of the current terms, `2025-03-01`. */
  readonly termsUpdated: string;
  readonly version: string;
  readonly passwordMinimum: number;
  /** Pattern of the page on which a new password is chosen, `welcome/renew/:email/:token`. */
  readonly renewPath: string;
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
