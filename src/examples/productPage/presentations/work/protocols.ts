import { addDays, formatDay, isoDay } from "../../../../sdk/formats";
import { calledName } from "../../../herd/animalTyped";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { dueIn } from "../../../herd/sampleHerd";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { LABELS } from "../identity/animalLabelsTexts";
import { counter, sum, whole } from "../numbers";
import type { HerdOnDay, Present, Row } from "../presentation";
import { PROTOCOLS, type Protocol } from "./protocolsTexts";

/** Which animals follow each. */
const FOLLOWED: Readonly<Record<Protocol, (herd: HerdOnDay) => readonly SampleAnimal[]>> = {
  calving: ({ animals }) => animals.filter(({ due }) => due.velage !== undefined),
  drying: ({ cows }) => cows.filter(({ cow }) => dueIn(cow) <= 60).map(({ animal }) => animal),
  weaning: ({ animals }) => animals.filter(({ due }) => due.sevrage !== undefined),
  culling: ({ animals }) => animals.filter(({ due }) => due.reforme !== undefined),
  quarantine: () => [],
};
const MOST_DAYS = 4;
/** The figure of what is to be done today. */
const TODAY = 0;

/** Series of tasks ready to be used, and who follows them. */
export const presentProtocols: Present = (herd, { language, animal, reproduction: { ahead } }) => {
  const texts = textsIn(PROTOCOLS, language);
  const { between } = drawsFor(`${herd.numCheptel} protocols`);
  const rows = Object.entries(texts.items).map(([name, [label, what, ...steps]]) => {
    const followed = FOLLOWED[name as Protocol](herd);
    const count = followed.length;
    return {
      name,
      label,
      what,
      steps,
      first: followed[0],
      count,
      at: between(1, steps.length),
      // Before who is to be culled has left.
      next: count === 0 ? 0 : Math.min(between(0, MOST_DAYS), name === "culling" ? Math.max(0, leavesIn(followed)) : MOST_DAYS),
    };
  });
  const { more } = textsIn(LABELS, language);
  const counted = counter(language);
  const dayWord = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const rowOf = ({ name, label, what, at, steps, first, count, next }: (typeof rows)[number]): Row => ({
    group: next === 0 ? texts.today : ahead,
    who: { name: label, kind: what },
    cells: [
      texts.step(at, steps.length, steps[at - 1] ?? ""),
      first === undefined ? counted(count, ...texts.animal) : more(calledName(first), count - 1),
    ],
    state: next === 0 ? { text: texts.today, tone: "wait" } : { text: capital(dayWord.format(next, "day")), tone: "plain" },
    ...(next === 0 && { act: { id: `${isoDay(herd.today)} ${name}`, ...textsIn(ACTS, language).step, counts: [[TODAY, -1]] as const } }),
  });
  const running = rows
    .filter(({ count }) => count > 0)
    // Something is to be done today.
    .map((row, at) => ({ ...row, next: at === 0 ? 0 : row.next }))
    .sort((a, b) => a.next - b.next);
  const idle = rows.filter(({ count }) => count === 0);
  const today = running.filter(({ next }) => next === 0);
  const later = running.find(({ next }) => next > 0);
  const followed = sum(rows.map(({ count }) => count));
  return {
    figures: [
      {
        label: texts.today,
        value: whole(today.length),
        amount: today.length,
        context: today.map(({ label }) => label).join(", ") || texts.none,
        ...(today.length > 0 && { tone: "wait" as const }),
      },
      { label: texts.followed, value: whole(followed), amount: followed, context: texts.by(running.length) },
      {
        label: texts.next,
        value: later === undefined ? "–" : withoutYear(formatDay(addDays(herd.today, later.next))),
        context: later?.label ?? texts.none,
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
      columns: [texts.protocol, texts.stage, texts.followed, texts.next],
      facts: [0, 1],
      bare: [0, 1],
      isNamed: true,
      rows: [
        ...running.map(rowOf),
        ...idle.map(
          (row): Row => ({
            ...rowOf(row),
            group: texts.toStart,
            cells: [texts.steps(row.steps.length), "–"],
            state: { text: texts.toStart, tone: "plain" },
            act: { id: row.name, ...textsIn(ACTS, language).launch, isState: true, counts: [[3, -1]] },
          }),
        ),
      ],
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.protocol, kind: "choice", options: rows.map(({ label }) => label) },
        { name: animal, kind: "animal" },
      ],
      row: ([at, number]) => {
        const protocol = rows[Number(at)];
        const first = herd.animals.find((one) => one.number === number);
        if (protocol === undefined || first === undefined) return undefined;
        const begins = protocol.count === 0;
        return {
          row: rowOf({ ...protocol, ...(begins && { at: 1 }), first, count: protocol.count + 1, next: 0 }),
          counts: [
            [1, 1],
            [3, begins ? -1 : 0],
          ],
        };
      },
      replaces: true,
    },
  };
};

function leavesIn(animals: readonly SampleAnimal[]): number {
  return Math.min(...animals.map(({ due }) => due.reforme ?? MOST_DAYS));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
