import { SECOND } from "./units";

/** How long a call may take beside the time its body needs to arrive; the shell gives up after 15 s. */
export interface CallTimes {
  readonly identifyMs: number;
  readonly handleMs: number;
}

export const CALL_TIMES: CallTimes = { identifyMs: 5 * SECOND, handleMs: 9 * SECOND };
