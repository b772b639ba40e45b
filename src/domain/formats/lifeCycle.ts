/** The life-cycle of an animal is one bit mask (section 3); this says which bit each value of each part has. */
export interface LifeCyclePart {
  readonly part: string;
  readonly values: readonly { readonly id: string; readonly bit: number }[];
}

/** The value of one part; null when none is set, or several, which no animal has. */
export function readLifeCycle(table: readonly LifeCyclePart[], mask: number, part: string): string | null {
  const bits = bitsOf(mask);
  const set = valuesOf(table, part).filter(({ bit }) => (bits & (1 << bit)) !== 0);
  return set.length === 1 ? (set[0]?.id ?? null) : null;
}

/** The mask with one part written and every other bit as it was; null takes the part away. An unknown value changes nothing. */
export function writeLifeCycle(table: readonly LifeCyclePart[], mask: number, part: string, value: string | null): number {
  const values = valuesOf(table, part);
  const chosen = values.find(({ id }) => id === value);
  if (chosen === undefined && value !== null) return bitsOf(mask);
  const cleared = values.reduce((bits, { bit }) => bits & ~(1 << bit), bitsOf(mask));
  return chosen === undefined ? cleared : cleared | (1 << chosen.bit);
}

function valuesOf(table: readonly LifeCyclePart[], part: string): LifeCyclePart["values"] {
  return table.find((entry) => entry.part === part)?.values ?? [];
}

/** What is no mask has no bit set. */
function bitsOf(mask: number): number {
  return Number.isSafeInteger(mask) && mask >= 0 && mask < 2 ** 31 ? mask : 0;
}
