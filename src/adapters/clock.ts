import type { Clock } from "../time/clock";

/** The real time: the only place of the shell that reads it. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
