import { addDays, type CalendarDay, type Decimals, formatNumber } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { HerdOnDay } from "./presentation";

const ONE: Decimals = { min: 1, max: 1 };
const NARROW = "\u202f";

/** `31,8` */
export function oneDecimal(value: number): string {
  return formatNumber(value, ONE);
}

/** `+0,6`, with a real minus. */
export function withSign(value: number): string {
  return `${value < 0 ? "−" : "+"}${oneDecimal(Math.abs(value))}`;
}

export function whole(value: number): string {
  return formatNumber(Math.round(value));
}

/** `640 kg` */
export function withUnit(value: string, unit: string): string {
  return `${value}${NARROW}${unit}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

/** Share of a whole, in percent. */
export function percent(part: number, all: number): string {
  return whole((100 * part) / Math.max(1, all));
}

/** The last time something was done in a herd that is done about every month. */
export function lastTime({ numCheptel, today }: HerdOnDay, what: string): CalendarDay {
  return addDays(today, -drawsFor(`${numCheptel} ${what}`).between(3, 26));
}
