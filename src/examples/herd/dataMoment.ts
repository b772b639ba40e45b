import { drawsFor } from "./drawsFor";
import type { HerdLineTexts } from "./herdLineTexts";

/** Minutes of the day between which the data of the herds of the demo are brought up to date. */
const FIRST = 5 * 60 + 40;
const LAST = 6 * 60 + 55;

/** How old the data of a herd are, in a sentence and in short. */
export function dataMoment(numCheptel: string, now: Date, { data, time }: Pick<HerdLineTexts, "data" | "time">): readonly [string, string] {
  return data[isOfToday(numCheptel, now) ? "today" : "yesterday"](dataTime(numCheptel, time));
}

/** Whether those of this morning are there. */
export function isOfToday(numCheptel: string, now: Date): boolean {
  return now.getHours() * 60 + now.getMinutes() >= minuteOf(numCheptel);
}

/** When that is each morning: "6 h 04". */
export function dataTime(numCheptel: string, time: HerdLineTexts["time"]): string {
  const minutes = minuteOf(numCheptel);
  return time(Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0"));
}

function minuteOf(numCheptel: string): number {
  return drawsFor(`${numCheptel} data`).between(FIRST, LAST);
}
