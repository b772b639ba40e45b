/** How long the SDK waits for an answer of the shell. */
export const CALL_TIMEOUT_MS = 15_000;

/** How long it waits for the answer of a user. */
export const QUESTION_TIMEOUT_MS = 3_600_000;

/** How long it waits for the handshake of the shell. */
export const HANDSHAKE_MS = 10_000;

/** Shares of that for the attempts: a shell that was not listening yet answers the next one. */
export const HANDSHAKE_ATTEMPTS = [0.2, 0.3, 0.5];

/** Least time between two drafts while somebody types: fewer a minute than the shell takes, which leaves some for those that cannot wait. */
export const DRAFT_GAP_MS = 1500;
