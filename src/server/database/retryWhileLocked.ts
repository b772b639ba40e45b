import { CALL_TIMES } from "../time/callTimes";
import { pause } from "../time/clock";
import { SECOND } from "../time/units";

/** What SQLite says of a file that another process holds. */
export const BUSY = "SQLITE_BUSY";
const WAIT_MS = 10;
/** Gives up a second before the call does. */
const TRIES = (CALL_TIMES.handleMs - SECOND) / WAIT_MS;

/** Tries again while another process holds the file, without holding this one up; fails as the last try did. */
export async function retryWhileLocked(attempt: () => void): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error) || tried === TRIES) throw error;
    }
    await pause(WAIT_MS);
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === BUSY;
}
