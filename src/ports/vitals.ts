/** How a page load felt: what is seen, how it answers, how still it stands, and when the first byte came. */
export type VitalName = "LCP" | "INP" | "CLS" | "TTFB";

export interface Vital {
  readonly name: VitalName;
  /** Milliseconds; CLS has no unit. */
  readonly value: number;
  readonly rating: "good" | "needs-improvement" | "poor";
}

export interface Vitals {
  /** Address the page was loaded with, from its path on. */
  readonly loadedAt: string;
  /** Measures the page load, from its beginning on, and tells each figure when it is final. Rejects when that cannot be fetched. */
  readonly watch: (tell: (vital: Vital) => void) => Promise<void>;
}
