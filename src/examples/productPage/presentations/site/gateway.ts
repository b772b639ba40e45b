import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { whole } from "../numbers";
import type { Present } from "../presentation";
import { GATEWAY } from "./gatewayTexts";

/** Of each kind of data, in the order of the names: whether it is of each cow, and for how many days it has been missing. */
const LINKS = [
  { ofCows: true, missing: 0 },
  { ofCows: true, missing: 0 },
  { ofCows: true, missing: 3 },
  { ofCows: false, missing: 0 },
  { ofCows: false, missing: 0 },
] as const;

/** What comes through from the milking parlour, and what does not. */
export const presentGateway: Present = (herd, { language }) => {
  const texts = textsIn(GATEWAY, language);
  const milked = herd.cows.filter(({ animal }) => animal.milk > 0).length;
  const unread = Math.min(milked, drawsFor(`${herd.numCheptel} gateway`).between(1, 3));
  const received = LINKS.filter(({ missing }) => missing === 0).length;
  return {
    figures: [
      { label: texts.received, value: whole(received), context: texts.of(LINKS.length), tone: received < LINKS.length ? "late" : "good" },
      { label: texts.cows, value: whole(milked - unread), context: texts.ofCows(milked) },
      { label: texts.unread, value: whole(unread), context: texts.tags, ...(unread > 0 && { tone: "wait" as const }) },
      { label: texts.since, value: formatDay(herd.today).slice(0, 5), context: texts.both },
    ],
    list: {
      title: texts.title,
      columns: [texts.data, texts.source, texts.last, texts.count, texts.state],
      rows: LINKS.map(({ ofCows, missing }, at) => ({
        who: { name: texts.names[at] ?? "", kind: "" },
        cells: [texts.sources[at] ?? "", formatDay(addDays(herd.today, -missing)), ofCows ? whole(missing > 0 ? 0 : milked - unread) : "–"],
        state: missing > 0 ? { text: texts.missing, tone: "late" } : { text: texts.flows, tone: "good" },
      })),
    },
  };
};
