import type { Clock } from "../time/clock";

/** The real clock of a sub-application: the only place of the SDK that reads the time. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
