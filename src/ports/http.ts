import type { CallName } from "../domain/registry/callNames";
import type { ExpiryCause } from "../domain/session/expiryCause";
import type { UserProfile } from "../domain/session/profile";
import type { AnswerOf, ParamsOf, RequestOf } from "../protocol/calls/contract";
import type { Contracts } from "../protocol/calls/contracts";

/** There is no network, or something in between answers (a captive portal). */
export class OfflineError extends Error {
  override readonly name = "OfflineError";
}

/** `Retry-After` of the server is believed up to here; a timer of the browser takes no more than 24 days. */
export const LONGEST_RETRY_AFTER_MS = 7_200_000;

/** The server answered with an error. Status 401 means that the session has expired. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** `Retry-After` of the server, if any, at most `LONGEST_RETRY_AFTER_MS`. */
  readonly retryAfterMs: number | null;
  /** The JSON of a refused action. */
  readonly refusal: unknown;
  /** The status with which something on the way to the server has answered for it. */
  readonly between: number | null;
  constructor(
    status: number,
    statusText: string,
    options?: ErrorOptions & { readonly retryAfterMs?: number | null; readonly refusal?: unknown; readonly between?: number },
  ) {
    super(statusText, options);
    this.status = status;
    this.retryAfterMs = options?.retryAfterMs ?? null;
    this.refusal = options?.refusal ?? null;
    this.between = options?.between ?? null;
  }
}

/** No answer within the timeout. */
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
   * Key of a queued action. It is sent instead of a new one, and the call resolves only when the answer echoes it; it does not
   * wait for a new sign-in, since the queue does.
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
  /** Ends the session here: drops the access token and aborts pending calls. */
  readonly endSession: () => void;
  /**
   * Called when a call was refused even after a refresh: the session has expired. A listener that returns true has the user sign in
   * again; the call waits for `resume`, and is then sent once more, or for `endSession`.
   */
  readonly onExpired: (listener: (how: ExpiryCause) => boolean) => () => void;
  readonly resume: () => void;
  /** Loads the code of the session refresh ahead, while the network is good. */
  readonly prepare: () => Promise<void>;
  /** Called with the reachability of the server after every call; the failure of a sub-application does not count. */
  readonly onReach: (listener: (reached: boolean) => void) => () => void;
  /** Called with how long the server of the shell took to answer, `Infinity` when nothing came. */
  readonly onPace: (listener: (ms: number) => void) => () => void;
}

/** Values of the request headers; one without a value is left out (CAL-03). */
export interface Credentials {
  readonly numCheptel: string | null;
  readonly token: string | null;
  /** Login token that identifies the session, whatever the herd; compared between tabs. */
  readonly session: string | null;
  /** The session has expired: there is nothing to refresh until the user has signed in again. */
  readonly expired?: boolean;
}
