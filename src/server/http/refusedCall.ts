import type { RefusalCode, RefusalSubject } from "./answer";

/** A refused call as the log keeps it. Nothing in it was typed or made up by the caller, so it can hold no secret. */
export interface RefusedCall extends RefusalSubject {
  readonly at: string;
  /** Method and path as the registry writes them, `GET /account/api/login/{token}`: the real path may hold a token. */
  readonly call: string;
  readonly code: RefusalCode;
  readonly address: string;
}

/** The number of a herd as it may stand in the log; anything else in its place is only said to be odd. */
export function loggedHerd(numCheptel: string): string {
  return /^[A-Za-z]{0,3}\d{1,12}$/.test(numCheptel) ? numCheptel : "(no herd number)";
}
