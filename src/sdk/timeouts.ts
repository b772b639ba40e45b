/** How long the SDK waits for an answer of the shell. */
export const CALL_TIMEOUT_MS = 15_000;

/** How long it waits for a person. */
export const HANDSHAKE_TIMEOUTS_MS = 3_600_000;
