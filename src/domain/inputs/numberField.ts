import { type NumberEntry, type Rounding, readNumber } from "./numberText";
import { type Direction, type Steps, stepNumber } from "./stepNumber";

/** A number field as it is shown. */
export interface NumberField {
  readonly text: string;
  /** The whole number that took the place of a decimal when the field was left. */
  readonly roundedTo: number | null;
  /** The field was left, so that what is wrong with it may be said. */
  readonly left: boolean;
}

export interface NumberRules {
  readonly steps: Steps;
  readonly rounding: Rounding;
}

export function numberField(value: number | null): NumberField {
  return { text: value === null ? "" : String(value), roundedTo: null, left: false };
}

export function typeNumber(text: string): NumberField {
  return { text, roundedTo: null, left: false };
}

/** One step on from what stands in the field; from nothing when that is no number. */
export function stepField({ text }: NumberField, direction: Direction, { steps, rounding }: NumberRules): NumberField {
  const entry = readNumber(text, rounding);
  return numberField(stepNumber(entry.kind === "number" ? entry.value : null, direction, steps));
}

/** On leaving, the field shows what is kept (decision VAL-05); what is no number stays as it was typed. */
export function leaveField(field: NumberField, rounding: Rounding): NumberField {
  const entry: NumberEntry = readNumber(field.text, rounding);
  if (entry.kind !== "number") return { ...field, left: true };
  return { text: String(entry.value), roundedTo: entry.rounded ? entry.value : field.roundedTo, left: true };
}
