import type { Clock } from "./clock";

export interface DoublingWaits {
  readonly firstMs: number;
  readonly capMs: number;
}

export interface Retry {
  readonly stop: () => void;
}

/** Tries until an attempt answers true; the waits in between double up to the cap: 1, 2, 4, 8, 10, 10 s. */
export function retryDoubling(clock: Clock, waits: DoublingWaits, attempt: () => Promise<boolean>): Retry {
  let stopped = false;
  let cancel = () => {};
  const run = async (waitMs: number) => {
    const done = await attempt();
    if (done || stopped) return;
    cancel = clock.after(waitMs, () => void run(Math.min(waitMs * 2, waits.capMs)));
  };
  void run(waits.firstMs);
  return {
    stop: () => {
      stopped = true;
      cancel();
    },
  };
}
