import type { Clock } from "../time/clock";

/** Real time on the side of a sub-application: the only place of the SDK that reads it. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
