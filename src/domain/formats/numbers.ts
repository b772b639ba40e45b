/** How numbers are written (section 9), the same in every interface language (decision FMT-09). */
export interface NumberRules {
  readonly locale: string;
  readonly thousands: string;
  readonly decimal: string;
}

export interface AmountRules extends NumberRules {
  /** Code of the currency, `EUR`. */
  readonly currency: string;
}

/** Decimals that are shown; more are rounded, half away from zero. */
export interface Decimals {
  readonly min: number;
  readonly max: number;
}

const AS_GIVEN: Decimals = { min: 0, max: 20 };
/** Below, there is one group of digits. */
const GROUPED_FROM = 1000;
/** Made once each: making one costs more than a hundred uses. */
const MADE = new Map<string, Intl.NumberFormat>();

/** Section 9: a dot between thousands, a comma before decimals. What is no number is an empty text. */
export function formatNumber(value: number, rules: NumberRules, decimals: Decimals = AS_GIVEN): string {
  const { min, max } = decimals;
  // Nothing to group or to round; the first number format costs more than all else before the first menu.
  if (min === 0 && Number.isInteger(value) && value >= 0 && value < GROUPED_FROM) return String(value);
  return written(value, rules, { minimumFractionDigits: min, maximumFractionDigits: max });
}

/** Section 9: an amount of money with as many decimals as its currency has: `1.234,50 €`. */
export function formatAmount(value: number, rules: AmountRules): string {
  return written(value, rules, { style: "currency", currency: rules.currency });
}

function written(value: number, { locale, thousands, decimal }: NumberRules, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value)) return "";
  const replaced: Partial<Record<string, string>> = { group: thousands, decimal };
  return formatOf(locale, options)
    .formatToParts(value)
    .map((part) => replaced[part.type] ?? part.value)
    .join("");
}

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = MADE.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: "always", signDisplay: "negative", ...options });
  MADE.set(key, made);
  return made;
}
