import type { Clock } from "./clock";

/** A wait that a flow can await; the owner cancels it through the clock's own cancel when it has no more use for it. */
export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
