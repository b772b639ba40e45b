import { compareDays } from "../../../domain/inputs/calendarDay";
import type { DateEntry } from "../../../domain/inputs/dateText";
import type { NumberEntry } from "../../../domain/inputs/numberText";
import type { SavedSettings } from "./savedSettings";

/** What stands in the fields of the form. */
export interface TypedSettings {
  readonly phone: string;
  readonly mail: string;
  readonly settled: DateEntry;
  readonly places: NumberEntry;
  readonly herd: string | null;
}

/** Both may be left empty. */
const PATTERNS = {
  phone: /^(?:\+?[\d\s().-]{6,20})?$/,
  mail: /^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/,
} as const;

export type Reach = keyof typeof PATTERNS;

/** The fields before anything is typed. */
export function typedOf({ phone, mail, settled, places, herd }: SavedSettings): TypedSettings {
  return {
    phone,
    mail,
    settled: settled === null ? { kind: "empty" } : { kind: "day", day: settled },
    places: places === null ? { kind: "empty" } : { kind: "number", value: places, rounded: false },
    herd,
  };
}

/** Which ways to reach somebody are none. */
export function wrongReach(typed: TypedSettings): readonly Reach[] {
  return (["phone", "mail"] as const).filter((name) => !PATTERNS[name].test(typed[name].trim()));
}

/** What is to be kept; null while a field holds what cannot be. */
export function settingsOf(typed: TypedSettings): SavedSettings | null {
  const { phone, mail, settled, places, herd } = typed;
  if (settled.kind === "refused" || places.kind === "refused" || wrongReach(typed).length > 0) return null;
  return {
    phone: phone.trim(),
    mail: mail.trim(),
    settled: settled.kind === "day" ? settled.day : null,
    places: places.kind === "number" ? places.value : null,
    herd,
  };
}

/** Whether a field holds something else than what is kept. */
export function isChanged(typed: TypedSettings, kept: SavedSettings): boolean {
  const now = settingsOf(typed);
  return now === null || !isSame(now, kept);
}

function isSame(one: SavedSettings, other: SavedSettings): boolean {
  const { settled: day } = one;
  const { settled: otherDay } = other;
  const isSameDay = day === null || otherDay === null ? day === otherDay : compareDays(day, otherDay) === 0;
  return isSameDay && (["phone", "mail", "places", "herd"] as const).every((name) => one[name] === other[name]);
}
