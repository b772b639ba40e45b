/** An error of a form: its field, and what is wrong with it. */
export interface FormError {
  readonly field: string;
  readonly key: string;
}

/** Errors that read the same in every form (decision VAL-18). */
export const GENERAL_ERRORS: readonly string[] = ["required", "nationalNumber", "invalidDate"];

/** Said when an error has no text of its own. */
const PLAIN = "invalid";

/** Keys of the message of an error, of which the first that has a text counts (section 5, decision VAL-18). */
export function formErrorKeys({ field, key }: FormError): readonly string[] {
  return GENERAL_ERRORS.includes(key) ? [general(key)] : [`form.${field}.error.${key}`, general(PLAIN)];
}

function general(key: string): string {
  return `form.error.${key}`;
}
