/** The time of the server, handed in so that tests decide it. */
export interface ServerClock {
  readonly now: () => Date;
}

/** Work that comes back; handed in like the clock. */
export interface ServerTimer {
  /** Runs something again and again until the returned function is called. */
  readonly every: (ms: number, run: () => void) => () => void;
}

/** The only place of the server that reads the real time. */
export const systemClock: ServerClock = { now: () => new Date() };

export const systemTimer: ServerTimer = {
  every: (ms, run) => {
    // The timer does not keep the process running.
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
};

/** Resolves after some time. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export class TooLate extends Error {
  override readonly name = "TooLate";
}

/** Fails with TooLate when work has no result in time; the work itself goes on. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The instant `ms` after `date`, as stored: ISO 8601 UTC, which sorts as text in every database. */
export function storedAfter(date: Date, ms: number): string {
  return new Date(date.getTime() + ms).toISOString();
}
