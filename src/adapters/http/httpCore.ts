import type { Expiry } from "../../domain/session/expiry";
import type { CallSession, Incoming, Outgoing } from "./sendRequest";

/** The access token of this tab, in memory only, and when it came. */
export interface HeldToken {
  token: string | null;
  since: number;
}

/** Somebody who can have the user sign in again; answers whether they will be asked. */
export type OnExpired = (how: Expiry) => boolean;

/** What the client itself holds, and shares with what keeps a session alive. */
export interface HttpCore {
  readonly held: HeldToken;
  readonly session: () => CallSession;
  readonly sendOnce: (outgoing: Outgoing) => Promise<Incoming>;
  readonly onExpired: ReadonlySet<OnExpired>;
}
