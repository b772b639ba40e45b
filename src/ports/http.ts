import type { Expiry } from "../domain/session/expiry";
import type { UserProfile } from "../domain/session/profile";
import type { AnswerOf, ParamsOf, RequestOf } from "../protocol/calls/contract";
import type { CallName, Contracts } from "../protocol/calls/contracts";

/** The network is gone, or something in between answers in its place (a captive portal). */
export class OfflineError extends Error {
  override readonly name = "OfflineError";
}

/** The server answered, but not with what was asked for. Status 401 means that the session has expired. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** How long the server asks to be left alone, where it says so. */
  readonly retryAfterMs: number | null;
  constructor(status: number, statusText: string, options?: ErrorOptions & { readonly retryAfterMs?: number | null }) {
    super(statusText, options);
    this.status = status;
    this.retryAfterMs = options?.retryAfterMs ?? null;
  }
}

/** No answer in the time a call is given. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** What a call needs: path values and body, each only where its contract names one. */
export interface CallOptions<Name extends CallName> {
  readonly params?: ParamsOf<Contracts[Name]>;
  readonly body?: RequestOf<Contracts[Name]>;
  /** Herd the call is about, when it is not the current one. */
  readonly numCheptel?: string;
  /**
   * Key of an action of the queue. It is sent instead of a new one, and the call resolves only when the answer echoes it; nobody is
   * asked to sign in for it.
   */
  readonly actionKey?: string;
}

export type Answer<Name extends CallName> = AnswerOf<Contracts[Name]>;

/** Calls of section 7. Every promise rejects with OfflineError, HttpError or TimeoutError only. */
export interface Http {
  readonly call: <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<Answer<Name>>;
  /** Login of a sub-application (section 7.3): its path, with the whole user as body. */
  readonly loginTo: (path: string, user: UserProfile) => Promise<Readonly<Record<string, unknown>>>;
  /** Asks for a new access token; answers false when there is no authentication any more (CAL-15). */
  readonly refresh: () => Promise<boolean>;
  /** Ends the session here: the access token is forgotten, and calls of that session that are still out are dropped. */
  readonly endSession: () => void;
  /**
   * Told when a call was refused even after a refresh: the session has expired. A listener that answers true has the user sign in
   * again; the call waits for `resume` and is then sent once more, or for `forget`.
   */
  readonly onExpired: (listener: (how: Expiry) => boolean) => () => void;
  readonly resume: () => void;
  /** Fetches ahead of its need what a refusal takes, for a network that may be weak by then. */
  readonly prepare: () => Promise<void>;
  /** Told of the outcome of every call, as far as it says something about the network: the failure of a sub-application does not. */
  readonly onReach: (listener: (reached: boolean) => void) => () => void;
}

/** Values of the request headers; one without a value is left out (CAL-03). */
export interface Credentials {
  readonly numCheptel: string | null;
  readonly token: string | null;
  /** Login token the session stands on, for whatever herd; the tabs know by it that they speak of the same session. */
  readonly session: string | null;
  /** The session has expired: until somebody has signed in again there is nothing to refresh. */
  readonly expired?: boolean;
}
