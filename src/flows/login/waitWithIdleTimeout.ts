import type { Clock } from "../../time/clock";

/** Waits for all of them. When none has answered for `idleMs`, the wait ends and the others go on by themselves. */
export function waitWithIdleTimeout(clock: Clock, idleMs: number, waitedFor: readonly Promise<void>[]): Promise<void> {
  if (waitedFor.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    let waiting = waitedFor.length;
    let cancel = clock.after(idleMs, resolve);
    const heard = () => {
      waiting -= 1;
      cancel();
      if (waiting === 0) resolve();
      else cancel = clock.after(idleMs, resolve);
    };
    for (const each of waitedFor) each.then(heard, heard);
  });
}
