/** A moment as people on the spot say it. */
export interface LocalTime {
  readonly year: string;
  /** As in the registry, `2024-12-25`. */
  readonly day: string;
  readonly hour: number;
}

/** The moment in a time zone; without one, in that of the device. */
export function localTimeOf(milliseconds: number, timeZone?: string): LocalTime {
  // In Swedish a moment is written as in the registry: 2024-12-25 17:05.
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone })
    .format(milliseconds)
    .split(" ");
  return { year: day.slice(0, 4), day, hour: Number(time.slice(0, 2)) };
}
