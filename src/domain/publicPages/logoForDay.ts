export interface LogoSettings {
  readonly default: string;
  readonly special: readonly { readonly from: string; readonly to: string; readonly asset: string }[];
}

/** Section 2.1: the logo of a day, `2024-12-25`; the first and the last day of a range belong to it (decision PUB-25). */
export function logoForDay(day: string, { default: usual, special }: LogoSettings): string {
  return special.find(({ from, to }) => from <= day && day <= to)?.asset ?? usual;
}
