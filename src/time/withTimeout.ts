import type { Clock } from "./clock";

/** The end of `waitedFor`, or of the time limit, whichever comes first; leaves no timer behind. */
export function withTimeout(clock: Clock, timeoutMs: number, waitedFor: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(timeoutMs, resolve);
    waitedFor.then(resolve, reject).finally(cancel);
  });
}
