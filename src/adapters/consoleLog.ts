import type { Log } from "../ports/log";

/** Name and message only: an error may carry what was sent, and what was sent may be a secret. */
export const consoleLog: Log = {
  warn: (what, error) => console.warn(what, error instanceof Error ? `${error.name}: ${error.message}` : "unknown error"),
};
