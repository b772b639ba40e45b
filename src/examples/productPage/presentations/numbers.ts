import { addDays, type CalendarDay, type Decimals, formatNumber } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { Language } from "../../parts/textsIn";
import type { HerdOnDay } from "./presentation";

const ONE: Decimals = { min: 1, max: 1 };
const TWO: Decimals = { min: 2, max: 2 };
const TOGETHER = "\u00a0";

/** `31,8` */
export function oneDecimal(value: number): string {
  return formatNumber(value, ONE);
}

/** `0,86` */
export function twoDecimals(value: number): string {
  return formatNumber(value, TWO);
}

/** `+0,6`, with a real minus and, where nothing has changed, without a sign. */
export function withSign(value: number): string {
  return signed(value, oneDecimal);
}

/** `+12` */
export function withSignWhole(value: number): string {
  return signed(value, whole);
}

function signed(value: number, written: (size: number) => string): string {
  const text = written(Math.abs(value));
  return text === written(0) ? text : `${value < 0 ? "−" : "+"}${text}`;
}

export function whole(value: number): string {
  return formatNumber(Math.round(value));
}

/** `640 kg` */
export function withUnit(value: string, unit: string): string {
  return `${value}${TOGETHER}${unit.replaceAll(" ", TOGETHER)}`;
}

/** `1.240 €` */
export function euros(value: number): string {
  return withUnit(whole(value), "€");
}

/** Counts things in the words of a language: `1 vache`, `12 vaches`. */
export function counter(language: Language): (count: number, one: string, more: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, more) => `${whole(count)}${TOGETHER}${rules.select(count) === "one" ? one : more}`;
}

const YEAR = 12;

/** `8 mois`, and in years from two on: `3,4 ans`. */
export function ageIn(age: number, months: (count: number) => string, years: (count: string) => string): string {
  return age < 2 * YEAR ? months(Math.round(age)) : years(oneDecimal(age / YEAR));
}

/** The same of one animal, whose months are known: `8 ans 2 mois`. */
export function wholeAge(age: number, months: (count: number) => string, years: (count: string) => string): string {
  const rest = age % YEAR;
  if (age < 2 * YEAR) return months(age);
  return [years(whole(Math.floor(age / YEAR))), ...(rest === 0 ? [] : [months(rest)])].join(" ");
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
export function lastTime({ numCheptel, today }: HerdOnDay, what: "hooves" | "recording" | "round" | "weighing"): CalendarDay {
  return addDays(today, -drawsFor(`${numCheptel} ${what}`).between(3, 26));
}
