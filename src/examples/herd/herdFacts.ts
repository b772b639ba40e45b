import { pageClock } from "../../sdk/clock";
import { textsIn } from "../parts/textsIn";
import type { HerdFacts } from "../subject/herdLine";
import { dataMoment } from "./dataMoment";
import { HERD_LINE } from "./herdLineTexts";

export interface HerdCounts {
  readonly cows: number;
  readonly young: number;
}

/** What the head of a page says of its herd; `counts` is null where the page is not about animals. */
export function herdFacts(name: string, numCheptel: string, counts: HerdCounts | null, language: string): HerdFacts {
  if (counts === null) return { name, numCheptel, counted: null, age: null };
  const texts = textsIn(HERD_LINE, language);
  const age = dataMoment(numCheptel, new Date(pageClock.now()), texts);
  return { name, numCheptel, counted: texts.herd(counts.cows, counts.young), age };
}
