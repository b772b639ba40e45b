/** kg of dry matter a day that a cow needs to live, and for a kg of her milk. */
const TO_LIVE = 11.5;
const FOR_A_KG_OF_MILK = 0.33;
/** Euros a kg. */
export const MILK_PRICE = 0.46;
const FEED_PRICE = 0.24;

/** kg of dry matter that cows eat in a day, on the average, by what each of them gives. */
export function eatenFor(milks: readonly number[]): number {
  return TO_LIVE + FOR_A_KG_OF_MILK * mean(milks);
}

/** Euros a day that so much feed costs. */
export function feedCost(eaten: number): number {
  return eaten * FEED_PRICE;
}

/** Euros a cow and day that the milk brings above its feed. */
export function marginOverFeed(milks: readonly number[]): number {
  return mean(milks) * MILK_PRICE - feedCost(eatenFor(milks));
}

function mean(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);
}
