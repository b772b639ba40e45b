/** How long the SDK waits for an answer of the shell. */
export const CALL_TIMEOUT_MS = 15_000;

/** How long it waits for the answer of a user. */
export const QUESTION_TIMEOUT_MS = 3_600_000;
