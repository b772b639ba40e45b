/** Share of the greatest that an axis spans at least: a small change looks small. */
const LEAST_SPAN = 0.2;
/** Into how many steps it is divided at least, so that what it spans fills it. */
const STEPS = 3;
const ROUND = [1, 2, 5, 10];

/** An axis from one round number to another, as close around some values as that goes. */
export function axisOver(values: readonly number[]): { readonly from: number; readonly to: number } {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const lacking = Math.max(0, LEAST_SPAN * Math.abs(greatest) - (greatest - least)) / 2;
  const [low, high] = [least - lacking, greatest + lacking];
  const about = (high - low || 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(about));
  const step = power * (ROUND.find((one) => one * power >= about) ?? 10);
  return { from: Math.floor(low / step) * step, to: Math.ceil(high / step) * step };
}
