import { DAY, MINUTE } from "./units";

/** How long the server keeps what is no longer needed. */
export interface Retention {
  /** Of mails in the outbox. */
  readonly mailMs: number;
  /** Of the note of who signed in where. */
  readonly loginLogMs: number;
  /** Between two rounds of deleting. */
  readonly everyMs: number;
}

export const RETENTION: Retention = { mailMs: 7 * DAY, loginLogMs: 90 * DAY, everyMs: 15 * MINUTE };
