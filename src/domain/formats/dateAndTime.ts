import { formatDay } from "./dates";

/** A moment on the clock of the device, `21/11/2026 17:05`: the day in the format of the product (section 9), then hours and minutes. */
export function formatDateAndTime(milliseconds: number, format: string): string {
  const at = new Date(milliseconds);
  const day = formatDay({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() }, format);
  if (day === "") return "";
  return `${day} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
