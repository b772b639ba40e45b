import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { dueIn } from "../../../herd/sampleHerd";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { sum, whole } from "../numbers";
import type { HerdOnDay, Present, Row } from "../presentation";
import { PROTOCOLS, type Protocol } from "./protocolsTexts";

/** How many steps each has, and which animals follow it. */
const KINDS: Readonly<Record<Protocol, { readonly steps: number; readonly followed: (herd: HerdOnDay) => number }>> = {
  calving: { steps: 5, followed: ({ animals }) => animals.filter(({ due }) => due.velage !== undefined).length },
  drying: { steps: 4, followed: ({ cows }) => cows.filter(({ cow }) => dueIn(cow) <= 60).length },
  weaning: { steps: 3, followed: ({ animals }) => animals.filter(({ due }) => due.sevrage !== undefined).length },
  culling: { steps: 4, followed: ({ animals }) => animals.filter(({ due }) => due.reforme !== undefined).length },
  quarantine: { steps: 5, followed: () => 0 },
};
const MOST_DAYS = 4;

/** Series of tasks ready to be used, and who follows them. */
export const presentProtocols: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(PROTOCOLS, language);
  const { between } = drawsFor(`${herd.numCheptel} protocols`);
  const rows = Object.entries(texts.items).map(([name, [label, what]]) => {
    const { steps, followed } = KINDS[name as Protocol];
    const count = followed(herd);
    return { name, label, what, steps, count };
  });
  const running = rows
    .filter(({ count }) => count > 0)
    .map((row, at) => ({ ...row, next: at === 0 ? 0 : between(0, MOST_DAYS) }))
    .sort((a, b) => a.next - b.next);
  const idle = rows.filter(({ count }) => count === 0);
  const today = running.filter(({ next }) => next === 0);
  const [first] = running;
  return {
    figures: [
      {
        label: texts.today,
        value: whole(today.length),
        context: today.map(({ label }) => label).join(", ") || texts.none,
        ...(today.length > 0 && { tone: "wait" as const }),
      },
      { label: texts.followed, value: whole(sum(rows.map(({ count }) => count))), context: texts.by(running.length) },
      {
        label: texts.next,
        value: first === undefined ? "–" : formatDay(addDays(herd.today, first.next)).slice(0, 5),
        context: first?.label ?? texts.none,
      },
      {
        label: texts.toStart,
        value: whole(idle.length),
        amount: idle.length,
        context: idle.map(({ label }) => label).join(", ") || texts.none,
      },
    ],
    list: {
      title: texts.title,
      columns: [texts.protocol, texts.steps, texts.followed, texts.next, state],
      facts: [2, 1],
      rows: [
        ...running.map(
          (row): Row => ({
            who: { name: row.label, kind: row.what },
            cells: [whole(row.steps), whole(row.count), formatDay(addDays(herd.today, row.next))],
            state: { text: texts.running, tone: "good" },
          }),
        ),
        ...idle.map(
          (row): Row => ({
            who: { name: row.label, kind: row.what },
            cells: [whole(row.steps), whole(row.count), "–"],
            state: { text: texts.toStart, tone: "plain" },
            act: { id: row.name, ...textsIn(ACTS, language).launch, isState: true, counts: [[3, -1]] },
          }),
        ),
      ],
    },
  };
};
