import type { SyncItem, SyncOverview } from "../../sdk";
import { isSameDay } from "../parts/moments";
import type { EnvoisTexts } from "./texts/envoisTexts";

export interface EntryList {
  readonly kind: "parked" | "waiting" | "sent" | "discarded";
  readonly title: string;
  readonly items: readonly SyncItem[];
  /** How many more there are, of which the shell has not told. */
  readonly others: number;
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
export function listsOf(overview: SyncOverview, { only, isHistory, texts, now }: Shown): readonly EntryList[] {
  const { herds, sent, discarded } = overview;
  const ofHerd = (items: readonly SyncItem[]) => items.filter(({ numCheptel }) => only === null || numCheptel === only);
  const ofToday = (items: readonly SyncItem[]) => items.filter(({ sentAt }) => isHistory || (sentAt !== null && isSameDay(sentAt, now)));
  const onDevice = (kind: "parked" | "waiting") => {
    if (isHistory) return { items: [], others: 0 };
    const items = ofHerd(overview[kind]);
    const count = herds.reduce((before, herd) => before + (only === null || herd.numCheptel === only ? herd[kind] : 0), 0);
    return { items, others: Math.max(0, count - items.length) };
  };
  const lists = [
    { kind: "parked", title: texts.toCorrect, ...onDevice("parked") },
    { kind: "waiting", title: texts.waiting, ...onDevice("waiting") },
    { kind: "sent", title: isHistory ? texts.sent : texts.sentToday, items: ofToday(ofHerd(sent)), others: 0 },
    { kind: "discarded", title: texts.discarded, items: ofToday(ofHerd(discarded)), others: 0 },
  ] as const;
  return lists
    .filter(({ kind, items, others }) => items.length + others > 0 || (kind === "sent" && !isHistory && sent.length > 0))
    .map((list, at) => ({ ...list, isFirst: at === 0, hasMore: list.kind === "sent" && !isHistory }));
}
