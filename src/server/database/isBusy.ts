/** What a database says when it waited too long for a lock, a statement or a connection. */
const BUSY = ["SQLITE_BUSY", "55P03", "57014", "25P03"];
const NO_CONNECTION = "timeout exceeded when trying to connect";

/** Whether a call failed only for want of time: the same call may well succeed later. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === NO_CONNECTION || ("code" in error && BUSY.includes(String(error.code)));
}
