/** The time of the server, handed in so that tests decide it. */
export interface ServerClock {
  readonly now: () => Date;
}

/** The only place of the server that reads the real time. */
export const systemClock: ServerClock = { now: () => new Date() };

/** The instant `ms` after `date`, as stored: ISO 8601 UTC, which sorts as text in every database. */
export function storedAfter(date: Date, ms: number): string {
  return new Date(date.getTime() + ms).toISOString();
}
