import { measureInWords } from "./measure";

const MINUTE_MS = 60_000;

/** "il y a 2 h", "hier", "maintenant": for who reads or listens. */
export function ageInWords(ms: number, language: string): string {
  const { count, unit } = ageOf(ms);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, count === 0 ? "second" : unit);
}

/** "2 h", "3 j", and nothing within the hour: where there is hardly any room. */
export function shortAge(ms: number, language: string): string {
  const { count, unit } = ageOf(ms);
  if (unit === "minute") return "";
  return measureInWords(count, unit, language);
}

function ageOf(ms: number): { readonly count: number; readonly unit: "minute" | "hour" | "day" } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return { count: minutes, unit: "minute" };
  return minutes < 1440 ? { count: Math.floor(minutes / 60), unit: "hour" } : { count: Math.floor(minutes / 1440), unit: "day" };
}
