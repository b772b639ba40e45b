import type { Expiry } from "../../domain/session/expiry";
import type { CallSession, IncomingResponse, OutgoingRequest } from "./sendRequest";

/** The access token of this tab, in memory only, and when it came. */
export interface AccessToken {
  token: string | null;
  since: number;
}

/** Somebody who can have the user sign in again; answers whether they will be asked. */
export type OnExpired = (how: Expiry) => boolean;

/** What the client itself holds, and shares with what keeps a session alive. */
export interface HttpCore {
  readonly accessToken: AccessToken;
  readonly session: () => CallSession;
  readonly sendOnce: (outgoing: OutgoingRequest) => Promise<IncomingResponse>;
  readonly onExpired: ReadonlySet<OnExpired>;
}
