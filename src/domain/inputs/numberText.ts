/** What stands in a number field: the whole number that is kept, and whether it differs from what was typed. */
export type NumberEntry =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number; readonly rounded: boolean }
  | { readonly kind: "refused"; readonly key: "notANumber" };

/** How a decimal becomes a whole number (decision VAL-05). */
export type Rounding = "halfUp" | "down" | "up";

/** Thousands may be set apart by spaces, three digits each, so that `12 5` is never 125. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)$/;
const DIGITS = /^\d*$/;

/**
 * Section 5, number input: digits with a comma or a dot. The comma and the dot are decimal signs, never thousands. Rounds the digits
 * themselves, so that no decimal is too long to be read exactly.
 */
export function readNumber(text: string, rounding: Rounding): NumberEntry {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const [whole = "", decimals = "", ...more] = trimmed.split(/[.,]/);
  const readable = more.length === 0 && (WHOLE.test(whole) || whole === "") && DIGITS.test(decimals) && whole + decimals !== "";
  if (!readable) return { kind: "refused", key: "notANumber" };
  const value = Number(whole.replaceAll(/\D/g, "") || "0") + (roundsUp(decimals, rounding) ? 1 : 0);
  if (!Number.isSafeInteger(value)) return { kind: "refused", key: "notANumber" };
  return { kind: "number", value, rounded: /[1-9]/.test(decimals) };
}

function roundsUp(decimals: string, rounding: Rounding): boolean {
  switch (rounding) {
    case "halfUp":
      return /^[5-9]/.test(decimals);
    case "up":
      return /[1-9]/.test(decimals);
    case "down":
      return false;
    default:
      return rounding satisfies never;
  }
}
