import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { whole } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { REPORTS, type Report } from "./reportsTexts";

const SOON = 7;
const MONTH = 30;

/** How many animals stand in each. */
const COUNTS: Readonly<Record<Report, (herd: HerdOnDay) => number>> = {
  serving: ({ cows }) => cows.filter(({ animal: { due } }) => due.chaleur !== undefined && due.chaleur <= SOON).length,
  calving: ({ animals }) => animals.filter(({ due }) => due.velage !== undefined).length,
  heifers: ({ young }) => young.length,
  culling: ({ animals }) => animals.filter(({ due }) => due.reforme !== undefined).length,
  inventory: ({ animals }) => animals.length,
};

/** Reports by their subject, ready to be printed or sent; the last is to be made anew. */
export const presentReports: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(REPORTS, language);
  const { between } = drawsFor(`${herd.numCheptel} reports`);
  const dayOf = (ago: number) => formatDay(addDays(herd.today, -ago));
  const all = Object.entries(texts.items);
  let ago = 0;
  const rows = all.map(([name, [label, theme]], at) => {
    const isOld = at === all.length - 1;
    ago += isOld ? MONTH : between(2, 6);
    return { label, theme, count: COUNTS[name as Report](herd), made: ago, isOld, sent: at % 2 === 0 ? Math.max(0, ago - 1) : null };
  });
  const sent = rows.filter((row) => row.sent !== null && row.sent <= MONTH);
  return {
    figures: [
      { label: texts.ready, value: whole(rows.filter(({ isOld }) => !isOld).length), context: texts.of(rows.length), tone: "good" },
      { label: texts.old, value: whole(rows.filter(({ isOld }) => isOld).length), context: rows.at(-1)?.label ?? "", tone: "wait" },
      { label: texts.sentOnes, value: whole(sent.length), context: texts.inAMonth },
      { label: texts.latest, value: withoutYear(dayOf(rows[0]?.made ?? 0)), context: rows[0]?.label ?? "" },
    ],
    list: {
      title: texts.title,
      columns: [texts.report, texts.animals, texts.made, texts.sent, state],
      facts: [0, 1],
      rows: rows.map((row) => ({
        who: { name: row.label, kind: row.theme },
        cells: [whole(row.count), dayOf(row.made), row.sent === null ? texts.notYet : dayOf(row.sent)],
        state: row.isOld ? { text: texts.old, tone: "wait" } : { text: texts.readyOne, tone: "good" },
      })),
    },
  };
};
