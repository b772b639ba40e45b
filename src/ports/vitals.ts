/** The web vitals that are measured. */
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
  /** Reports each metric of the page load when it is final. Rejects when the code cannot be loaded. */
  readonly watch: (report: (vital: Vital) => void) => Promise<void>;
}
