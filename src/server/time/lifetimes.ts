import { DAY, MINUTE } from "./units";

/** How long what the server hands out is good for. */
export interface Lifetimes {
  readonly accessTokenMs: number;
  /** Of the refresh token and with it of the session; every refresh starts it anew. */
  readonly sessionMs: number;
  /** How long a refresh token that was replaced may come once more, because the answer with the next one was lost. */
  readonly refreshLeewayMs: number;
  readonly renewTokenMs: number;
  readonly supportTokenMs: number;
  /** Of the session that a support link opens; no refresh makes it longer. */
  readonly supportSessionMs: number;
  /** Of the token that names a user to the help desk. */
  readonly helpDeskTokenMs: number;
}

/** A farmer signs in once in the morning and is in all day: access is short, the session behind it is long. */
export const LIFETIMES: Lifetimes = {
  accessTokenMs: 10 * MINUTE,
  sessionMs: 30 * DAY,
  // An answer is lost where the network ends, and who milks there comes back hours later.
  refreshLeewayMs: 240 * MINUTE,
  renewTokenMs: 60 * MINUTE,
  supportTokenMs: 15 * MINUTE,
  supportSessionMs: DAY / 2,
  helpDeskTokenMs: DAY / 2,
};
