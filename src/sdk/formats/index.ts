import { ENTITIES } from "../../../generated/entities";
import { FORMATS } from "../../../generated/settings";
import { readIsoDay as readDay, formatDay as writeDay } from "../../domain/formats/dates";
import { readLifeCycle } from "../../domain/formats/lifeCycle";
import { type NationalNumber, splitNationalNumber } from "../../domain/formats/nationalNumber";
import { type Decimals, formatAmount as writeAmount, formatNumber as writeNumber } from "../../domain/formats/numbers";
import { formatWeight as writeWeight } from "../../domain/formats/weight";
import { addDays, type CalendarDay, compareDays, dayOf, isRealDay } from "../../domain/inputs/calendarDay";
import { pageClock } from "../clock";

export { addDays, type CalendarDay, compareDays, type Decimals, isRealDay, type NationalNumber };

/** What the bits of a life cycle say of an animal, part by part; null: nothing. Words for these are the application's own. */
export type LifeCycle = Readonly<Record<"sex" | "category" | "stage" | "position" | "gestation" | "typology" | "exited", string | null>>;

const { thousands, decimal, locale, currency, date, weight } = FORMATS;
const NUMBERS = { thousands, decimal, locale };

/** `FR 3512 3456 78` in the parts it is read in; the last four digits, by which an animal is known, are shown bold. */
export function nationalNumber(number: string): NationalNumber {
  return splitNationalNumber(number, FORMATS.nationalNumber);
}

/** The life cycle of an animal, from its mask on the wire. */
export function lifeCycle(mask: number): LifeCycle {
  const part = (name: string) => readLifeCycle(ENTITIES.lifeCycle, mask, name);
  return {
    sex: part("sex"),
    category: part("category"),
    stage: part("stage"),
    position: part("position"),
    gestation: part("gestation"),
    typology: part("typology"),
    exited: part("exited"),
  };
}

/** `01/03/2025`, the same in every language. A day that does not exist is an empty text. */
export function formatDay(day: CalendarDay): string {
  return writeDay(day, date);
}

/** As the wire and fields of days write it: `2025-03-01`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The day a text of the wire begins with, `2025-03-01`, whatever the time zone; null: none. */
export function readIsoDay(text: string): CalendarDay | null {
  return readDay(text);
}

/** `1.234,5`, the same in every language. What is no number is an empty text. */
export function formatNumber(value: number, decimals?: Decimals): string {
  return writeNumber(value, NUMBERS, decimals);
}

/** `1.234,50 €`, in the currency of the product. What is no number is an empty text. */
export function formatAmount(value: number): string {
  return writeAmount(value, { ...NUMBERS, currency });
}

/** `640 kg`, from kilograms; tonnes from 1,000 kg on. */
export function formatWeight(kg: number): string {
  return writeWeight(kg, weight, NUMBERS);
}

/** Where the device is. */
export function today(): CalendarDay {
  return dayOf(pageClock.now());
}
