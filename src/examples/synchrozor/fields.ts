import { PARAMS } from "../../../generated/params";
import { type CalendarDay, readIsoDay } from "../../sdk/formats";

/** One value of an action that a person can correct. */
export interface Field {
  readonly name: string;
  readonly value: string | number | boolean | null;
}

/** What stands in the form of a correction, by the names of its fields. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** They name what an action is about on the page it comes from, in words of that page alone. */
const REFERENCES: ReadonlySet<string> = new Set(["task", "lot", "action", "what", "place", "page", "row"]);
/** The number of an animal is what somebody has typed; any other name of it is a reference. */
const NATIONAL = new RegExp(PARAMS.numNational.pattern ?? "");
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
/** As forms of the product take numbers: a comma or a dot before decimals, thousands set apart by spaces. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,]\d+)?$/;

/** The plain values of an action; what is deeper stays as it is. */
export function fieldsOf(payload: unknown): readonly Field[] {
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return [];
  return Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    isPlain(value) && !isReference(name, value) ? [{ name, value }] : [],
  );
}

export function typedIn(fields: readonly Field[], form: FormData): Typed {
  return Object.fromEntries(
    fields.map(({ name, value }) => [name, typeof value === "boolean" ? form.get(name) !== null : String(form.get(name) ?? "")]),
  );
}

/** Of a day that is not set nothing but the name tells. */
export function isDay({ name, value }: Field): boolean {
  return dayIn(value) !== null || (name === "day" && value === null);
}

export function dayIn(value: unknown): CalendarDay | null {
  return typeof value === "string" && ISO_DAY.test(value) ? readIsoDay(value) : null;
}

/** Whether what was typed can take the place of the value. */
export function isReadable(field: Field, typed: Typed): boolean {
  const { name, value } = field;
  const text = typed[name];
  if (isDay(field)) return dayIn(text) !== null || (text === "" && value === null);
  return typeof value !== "number" || readNumber(value, text) !== null;
}

/** The action with the values of the form; each keeps its kind. */
export function withFields(payload: unknown, fields: readonly Field[], typed: Typed): unknown {
  const changed = fields.map(({ name, value }) => {
    const text = typed[name] ?? null;
    if (typeof value === "number") return [name, readNumber(value, text) ?? value];
    return [name, text === "" && value === null ? null : text];
  });
  return { ...(payload as object), ...Object.fromEntries(changed) };
}

function readNumber(before: number, typed: unknown): number | null {
  const text = String(typed).trim();
  // As it was written into the field, in whatever notation.
  if (text === String(before)) return before;
  return NUMBER.test(text) ? Number(text.replaceAll(/\s/g, "").replace(",", ".")) : null;
}

function isReference(name: string, value: unknown): boolean {
  return REFERENCES.has(name) || (name === "animal" && !NATIONAL.test(String(value)));
}

function isPlain(value: unknown): value is Field["value"] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
