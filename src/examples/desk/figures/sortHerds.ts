import type { HerdFigures, HerdState } from "./sampleDeskHerd";

const URGENCY: Readonly<Record<HerdState, number>> = { urgent: 0, toSee: 1, fine: 2 };

/** Those where the most is late, then the most urgent. */
export function sortHerds<Herd extends HerdFigures & { readonly late: number }>(herds: readonly Herd[]): readonly Herd[] {
  return [...herds].sort(
    (a, b) => b.late - a.late || URGENCY[a.state] - URGENCY[b.state] || b.count - a.count || b.sinceVisit - a.sinceVisit,
  );
}
