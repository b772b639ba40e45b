import type { Clock } from "../../src/time/clock";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export interface TestClock extends Clock {
  /** Moves time on, running what falls due in order, and lets promises settle after each step. */
  readonly advance: (ms: number) => Promise<void>;
  /** Timers that still wait; a test ends with none. */
  readonly pending: () => number;
}

/** A clock that stands still until the test moves it. */
export function testClock(start = 0): TestClock {
  let now = start;
  let order = 0;
  const timers = new Set<Timer>();
  const nextDue = (until: number) => [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at || a.order - b.order)[0];
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, order: order++, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.run();
        await settle();
      }
      now = until;
      await settle();
    },
    pending: () => timers.size,
  };
}

/** Lets chains of promises run to their end: a turn of the event loop comes after all of them. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
