import type { ServerClock, ServerTimer } from "../../src/server/time/clock";

export interface TestServerClock extends ServerClock, ServerTimer {
  /** Moves time on, running what comes back each time it is due. */
  readonly advance: (ms: number) => void;
  /** Repeated work that nobody has cancelled. */
  readonly repeating: () => number;
}

/** The server's time, standing still until the test moves it. */
export function serverClock(start: string): TestServerClock {
  let now = Date.parse(start);
  const rounds = new Set<{ readonly ms: number; readonly run: () => void; due: number }>();
  return {
    now: () => new Date(now),
    every: (ms, run) => {
      const round = { ms, run, due: now + ms };
      rounds.add(round);
      return () => rounds.delete(round);
    },
    advance: (ms) => {
      now += ms;
      for (const round of rounds) for (; round.due <= now; round.due += round.ms) round.run();
    },
    repeating: () => rounds.size,
  };
}
