export interface SkySettings {
  readonly stars: number;
  readonly nightBeforeHour: number;
  readonly nightAfterHour: number;
}

/** A star in a square of 100 by 100. */
export interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Section 2.1: night is before one hour and after the other; both of them are day (decision PUB-23). */
export function isNight(hour: number, { nightBeforeHour, nightAfterHour }: SkySettings): boolean {
  return hour < nightBeforeHour || hour > nightAfterHour;
}

/** The same stars every night, spread by the golden ratio so that no two touch and no patch stays empty. */
export function starField(count: number): readonly Star[] {
  return Array.from({ length: count }, (_, index) => ({
    x: rounded(fraction((index + 1) * 0.618034) * 100),
    y: rounded(fraction((index + 1) * 0.754878) ** 1.4 * 100),
    radius: rounded(0.5 + fraction((index + 1) * 0.569841) ** 3),
  }));
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
