import type { HerdFigures, HerdState } from "./sampleDeskHerd";

const URGENCY: Readonly<Record<HerdState, number>> = { urgent: 0, toSee: 1, fine: 2 };

/** The most urgent first. */
export function sortHerds<Herd extends HerdFigures>(herds: readonly Herd[]): readonly Herd[] {
  return [...herds].sort((a, b) => URGENCY[a.state] - URGENCY[b.state] || b.count - a.count || b.sinceVisit - a.sinceVisit);
}
