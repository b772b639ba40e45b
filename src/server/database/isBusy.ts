/**
 * What a database says when it waited too long for a lock, a statement or a connection, has no room on its disk or for one more caller, took
 * a call back for another that waited for it in turn, or is being started again.
 */
const BUSY = [
  ...["SQLITE_BUSY", "55P03", "57014", "25P03", "40P01"],
  ...["SQLITE_FULL", "53100", "53300"],
  ...["57P01", "57P02", "57P03", "ECONNREFUSED"],
];
/** What its driver says without a code. */
const NO_CONNECTION = ["timeout exceeded when trying to connect", "Connection terminated", "Client has encountered a connection error"];

/** Whether a call failed only for want of time or room: the same call may well succeed later. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NO_CONNECTION.some((start) => error.message.startsWith(start)) || ("code" in error && BUSY.includes(String(error.code)));
}
