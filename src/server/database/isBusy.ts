/** What a database says when it waited too long for a lock, a statement or a connection, or has no room on its disk or for one more caller. */
const BUSY = ["SQLITE_BUSY", "55P03", "57014", "25P03", "SQLITE_FULL", "53100", "53300"];
const NO_CONNECTION = "timeout exceeded when trying to connect";

/** Whether a call failed only for want of time or room: the same call may well succeed later. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === NO_CONNECTION || ("code" in error && BUSY.includes(String(error.code)));
}
