export interface LocalTime {
  readonly year: string;
  /** As in the registry, `2024-12-25`. */
  readonly day: string;
  readonly hour: number;
}

const MINUTE_MS = 60_000;

/** The moment so many minutes east of Greenwich; by default where the device is. */
export function localTimeOf(milliseconds: number, eastMinutes = -new Date(milliseconds).getTimezoneOffset()): LocalTime {
  // By hand: Intl is the most expensive call of the whole start.
  const [day = "", time = ""] = new Date(milliseconds + eastMinutes * MINUTE_MS).toISOString().split("T");
  return { year: day.slice(0, 4), day, hour: Number(time.slice(0, 2)) };
}
