import { compareNames } from "../../../domain/herd/orderHerds";
import type { HerdFigures, HerdState } from "./sampleDeskHerd";

const URGENCY: Readonly<Record<HerdState, number>> = { urgent: 0, toSee: 1, fine: 2 };

type Sorted = HerdFigures & { readonly late: number; readonly name: string };

/** As the list of herds has them: the most urgent first, and by name where it is as much; those that are fine by how long nobody came. */
export function sortHerds<Herd extends Sorted>(herds: readonly Herd[]): readonly Herd[] {
  const countOf = ({ late, count }: Herd) => late || count;
  return [...herds].sort(
    (a, b) =>
      URGENCY[a.state] - URGENCY[b.state] ||
      countOf(b) - countOf(a) ||
      (a.state === "fine" ? b.sinceVisit - a.sinceVisit : compareNames(a.name, b.name)),
  );
}
