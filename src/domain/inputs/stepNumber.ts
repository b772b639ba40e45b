/** Up or down by one step. */
export type Direction = 1 | -1;

export interface Steps {
  /** Step of the field itself; null when it has none. */
  readonly own: number | null;
  /** Step of a field without one, whose multiples it lands on. */
  readonly standard: number;
}

/**
 * Section 5, number input: by its own step, otherwise to the next multiple of 10 in the direction of the step (13 goes to 20 and
 * to 10). Never below 0 on the way down. An empty field counts as 0.
 */
export function stepNumber(value: number | null, direction: Direction, { own, standard }: Steps): number {
  const from = value ?? 0;
  const to = own === null ? nextMultiple(from, direction, standard) : from + direction * own;
  if (!Number.isSafeInteger(to)) return from;
  return direction === -1 ? Math.max(0, to) : to;
}

function nextMultiple(from: number, direction: Direction, step: number): number {
  return direction === 1 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
}
