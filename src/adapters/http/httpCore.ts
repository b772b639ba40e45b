import type { ExpiryCause } from "../../domain/session/expiryCause";
import type { CallSession, IncomingResponse, OutgoingRequest } from "./sendRequest";

/** The access token of this tab, in memory only, and when it was issued. */
export interface AccessToken {
  token: string | null;
  since: number;
}

/** Asks the user to sign in again; returns whether they will be asked. */
export type OnExpired = (how: ExpiryCause) => boolean;

/** State of the client, shared with the session refresh. */
export interface HttpCore {
  readonly accessToken: AccessToken;
  readonly session: () => CallSession;
  readonly sendOnce: (outgoing: OutgoingRequest) => Promise<IncomingResponse>;
  /** The call that refreshes the session. */
  readonly askRefresh: () => Promise<IncomingResponse>;
  /** Reports how that went as the state of the network. */
  readonly reported: <Result>(ask: () => Promise<Result>) => Promise<Result>;
  readonly onExpired: ReadonlySet<OnExpired>;
}
