import type { CallName } from "../../domain/registry/callNames";
import type { Credentials } from "../../ports/http";
import type { Tabs } from "../../ports/tabs";
import type { Clock } from "../../time/clock";

export interface CallRecord {
  readonly method: "GET" | "POST";
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

export interface HttpSettings {
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** How long another tab has to share the access token it has just received. */
  readonly tabAnswerMs: number;
  readonly calls: Readonly<Record<CallName, CallRecord>>;
  readonly headers: HeaderNames;
  readonly version: string;
  /** Parts of error messages that mean that there is no network (NET-12). */
  readonly offlinePatterns: readonly string[];
  readonly credentials: () => Credentials;
  /** Loaded with the first refused call, or ahead of it. */
  readonly tabs: () => Promise<Tabs>;
  /** A key no other call has. */
  readonly randomKey: () => string;
}
