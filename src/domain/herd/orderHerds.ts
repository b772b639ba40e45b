import type { HerdInfo } from "../session/profile";

/** What is to be done in a herd. */
export interface HerdNeed {
  readonly tone: "late" | "watch";
  readonly count: number;
}

/** Names as people look them up, "Ferme 9" before "Ferme 10". */
export const { compare: compareNames } = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

/** What was sorted by name of a list of herds, so that each list is sorted once. */
const sorted = new WeakMap<readonly HerdInfo[], readonly HerdInfo[]>();

/** Where something is late first, then what is to be looked at, the most of it first, then all others; by name where that is the same. */
export function orderHerds(herds: readonly HerdInfo[], needs: ReadonlyMap<string, HerdNeed>): readonly HerdInfo[] {
  const byName = sorted.get(herds) ?? [...herds].sort((one, other) => compareNames(one.raisonSociale, other.raisonSociale));
  sorted.set(herds, byName);
  const needOf = ({ numCheptel }: HerdInfo) => needs.get(numCheptel);
  const inNeed = byName.flatMap((herd) => {
    const need = needOf(herd);
    return need ? [{ herd, isLate: need.tone === "late", count: need.count }] : [];
  });
  const first = inNeed.sort((one, other) => Number(other.isLate) - Number(one.isLate) || other.count - one.count);
  return [...first.map(({ herd }) => herd), ...byName.filter((herd) => !needOf(herd))];
}
