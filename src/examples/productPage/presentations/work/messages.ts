import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { daysBetween } from "../daysBetween";
import { tagInvoice } from "../identity/tagOrders";
import { lastTime, whole } from "../numbers";
import type { Present } from "../presentation";
import { MESSAGES } from "./messagesTexts";

const UNREAD = 2;
/** The first messages are about milk. */
const OF_MILK = 2;
const WEEK = 7;

/** Who writes, at a glance. */
const PICTURES = {
  results: "microscope",
  collection: "truck-delivery",
  visit: "users",
  water: "bell",
  screening: "stethoscope",
  invoice: "receipt-euro",
} as const;

/** Who wrote what, the latest first. */
export const presentMessages: Present = (herd, { language, lists: { state } }) => {
  const { numCheptel, workshop, today } = herd;
  const texts = textsIn(MESSAGES, language);
  const { between } = drawsFor(`${numCheptel} messages`);
  let ago = 0;
  // As the pages have it that these are about: the results are there on the day after the recording.
  const known: Readonly<Record<string, number>> = {
    results: Math.max(0, daysBetween(lastTime(herd, "recording"), today) - 1),
    invoice: tagInvoice(herd).ago,
  };
  const rows = texts.items
    .slice(workshop === "suckler" ? OF_MILK : 0)
    .map((item) => {
      ago += between(1, 5);
      return { ...item, ago: known[item.id] ?? ago };
    })
    .sort((a, b) => a.ago - b.ago)
    .map((item, at) => ({ ...item, day: formatDay(addDays(today, -item.ago)), isUnread: at < UNREAD }));
  const [latest] = rows;
  const unread = rows.filter(({ isUnread }) => isUnread);
  return {
    figures: [
      {
        label: texts.unread,
        value: whole(unread.length),
        amount: unread.length,
        context: unread.map(({ subject }) => subject).join(", "),
        tone: "wait",
      },
      { label: texts.received, value: whole(rows.filter((row) => row.ago <= WEEK).length), context: texts.inAWeek },
      { label: texts.alerts, value: whole(rows.filter(({ isAlert }) => isAlert).length), context: texts.inAMonth },
      { label: texts.latest, value: withoutYear(latest?.day ?? ""), context: latest?.from ?? "" },
    ],
    isInGroups: true,
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.message, texts.from, texts.on, state],
      lead: 1,
      facts: ["kind"],
      rows: rows.map(({ id, subject, excerpt, from, day, isUnread, isAlert }) => ({
        who: { name: subject, kind: excerpt },
        picture: PICTURES[id],
        paper: { id, sort: isAlert ? "alert" : "letter", from: `${from}, ${day}`, text: excerpt, lines: [] },
        cells: [from, day],
        state: isUnread ? { text: texts.unread, tone: "wait" } : { text: texts.read, tone: "plain" },
        ...(isUnread && {
          act: { id, ...textsIn(ACTS, language).read, isState: true, byOpening: true as const, counts: [[0, -1]] as const },
        }),
      })),
    },
  };
};
