import { formatNumber, type NumberRules } from "./numbers";

export interface WeightRules {
  readonly tonnesFromKg: number;
  readonly oneDecimalBelowKg: number;
  readonly kgDecimals: number;
  readonly tonneDecimals: number;
}

const KG_PER_TONNE = 1000;
/** Keeps the unit on the line of its number. */
const NO_BREAK = "\u00a0";

/**
 * Section 5, weight display: kg below 1000, else tonnes; one decimal below 100 kg. The limits are tested on the weight as it is, not
 * as it is rounded (decision FMT-07); a loss of weight is written like the gain. What is no number is an empty text.
 */
export function formatWeight(kg: number, rules: WeightRules, numbers: NumberRules): string {
  if (!Number.isFinite(kg)) return "";
  const size = Math.abs(kg);
  if (size >= rules.tonnesFromKg) return `${formatNumber(kg / KG_PER_TONNE, numbers, { min: 0, max: rules.tonneDecimals })}${NO_BREAK}t`;
  const decimals = size < rules.oneDecimalBelowKg ? 1 : rules.kgDecimals;
  return `${formatNumber(kg, numbers, { min: decimals, max: decimals })}${NO_BREAK}kg`;
}
