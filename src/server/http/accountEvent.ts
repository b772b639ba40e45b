/** What the log says of an account beside the calls it was refused; a failed sign-in is such a call. */
export type AccountEventName =
  | "signed-in"
  | "signed-out"
  | "support-link-used"
  /** Signed out of a session that a support link had opened. */
  | "support-session-ended"
  /** A user signed out everywhere but on the device they are at. */
  | "other-sessions-ended"
  | "password-link-mailed"
  | "password-changed"
  /** A refresh token came a second time: a user has a copy, and the session is over. */
  | "session-copied";

/** One line of the log. Nothing in it was typed by a user, so it can hold no secret. */
export interface AccountEvent {
  readonly at: string;
  readonly event: AccountEventName;
  readonly accountId: string;
  readonly address: string;
}
