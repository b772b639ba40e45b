import type { SyncItem, SyncOverview } from "../../sdk";
import { isSameDay } from "../parts/moments";
import type { EnvoisTexts } from "./texts/envoisTexts";

export interface EntryList {
  readonly kind: "parked" | "waiting" | "sent" | "discarded";
  readonly title: string;
  readonly items: readonly SyncItem[];
  /** It stands first: what is about all entries stands beside it. */
  readonly isFirst: boolean;
  /** There is more of it on the page of the history. */
  readonly hasMore: boolean;
}

interface Shown {
  /** One herd alone. */
  readonly only: string | null;
  readonly isHistory: boolean;
  readonly texts: EnvoisTexts;
  readonly now: number;
}

/** The lists of the page, of what there is: what was sent before today stands in the history alone. */
export function listsOf({ parked, waiting, sent, discarded }: SyncOverview, { only, isHistory, texts, now }: Shown): readonly EntryList[] {
  const ofHerd = (items: readonly SyncItem[]) => items.filter(({ numCheptel }) => only === null || numCheptel === only);
  const ofToday = (items: readonly SyncItem[]) => items.filter(({ sentAt }) => isHistory || (sentAt !== null && isSameDay(sentAt, now)));
  const lists = [
    { kind: "parked", title: texts.toCorrect, items: isHistory ? [] : ofHerd(parked) },
    { kind: "waiting", title: texts.waiting, items: isHistory ? [] : ofHerd(waiting) },
    { kind: "sent", title: isHistory ? texts.sent : texts.sentToday, items: ofToday(ofHerd(sent)) },
    { kind: "discarded", title: texts.discarded, items: ofToday(ofHerd(discarded)) },
  ] as const;
  return lists
    .filter(({ kind, items }) => items.length > 0 || (kind === "sent" && !isHistory && sent.length > 0))
    .map((list, at) => ({ ...list, isFirst: at === 0, hasMore: list.kind === "sent" && !isHistory }));
}
