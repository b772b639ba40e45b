/** `late`: to do now; `wait`: to look at; `good`: fine. */
export type Tone = "late" | "wait" | "good" | "plain";

/** A number with what it says above and what it means below. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly context: string;
  readonly tone?: Tone;
  /** What it means is that it is to be done today. */
  readonly isDue?: true;
  /** The value as a number, where what is done with the rows changes it. */
  readonly amount?: number;
  /** How much there is room for: its share of that stands behind the unit. */
  readonly fullAt?: number;
  /** It is written with one decimal. */
  readonly isFine?: true;
}
