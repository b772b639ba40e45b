import type { HerdInfo } from "../session/profile";

/** What is to be done in a herd. */
export interface HerdNeed {
  readonly tone: "late" | "watch";
  readonly count: number;
}

/** Names as people look them up, "Ferme 9" before "Ferme 10". */
const { compare } = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

/** What was sorted by name of a list of herds, so that each list is sorted once. */
const sorted = new WeakMap<readonly HerdInfo[], readonly HerdInfo[]>();

/** Where something is late first, then what is to be looked at, the most of it first, then all others; by name where that is the same. */
export function orderHerds(herds: readonly HerdInfo[], needs: ReadonlyMap<string, HerdNeed>): readonly HerdInfo[] {
  const byName = sorted.get(herds) ?? [...herds].sort((one, other) => compare(one.raisonSociale, other.raisonSociale));
  sorted.set(herds, byName);
  const needOf = ({ numCheptel }: HerdInfo) => needs.get(numCheptel);
  const rankOf = (herd: HerdInfo) => ({ late: 2, watch: 1, none: 0 })[needOf(herd)?.tone ?? "none"];
  const inNeed = byName.filter(needOf);
  const first = inNeed.sort((one, other) => rankOf(other) - rankOf(one) || (needOf(other)?.count ?? 0) - (needOf(one)?.count ?? 0));
  return [...first, ...byName.filter((herd) => !needOf(herd))];
}
