import { addDays, formatDay } from "../../../sdk/formats";
import { ageMonths } from "../../herd/ageMonths";
import { drawsFor } from "../../herd/drawsFor";
import { textsIn } from "../../parts/textsIn";
import { ACTS } from "./actTexts";
import { daysBetween } from "./daysBetween";
import { whole } from "./numbers";
import type { HerdOnDay, Presentation, Row } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

/** A passport comes within this many days of a birth. */
const PASSPORT_DAYS = 45;
/** Days from which it is asked for. */
const ASKED_AFTER = 30;
/** The quickest takes so many. */
const CAME_AFTER = 12;
const EXITS_SHOWN = 2;
const YEAR = 12;

/** Who came, who is to leave, and which passports are still to come. */
export function presentMovements(
  herd: HerdOnDay,
  { language, movements: texts, animal: animalWord, lists }: PresentationTexts,
): Presentation {
  const { animals, cows, young, today } = herd;
  const { chase } = textsIn(ACTS, language);
  const inDays = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const exits = cows
    .flatMap(({ animal }) => (animal.due.reforme === undefined ? [] : [{ animal, days: animal.due.reforme }]))
    .sort((a, b) => a.days - b.days);
  const late = exits.filter(({ days }) => days < 0).length;
  const births = [...young]
    .reverse()
    .map((animal) => ({ animal, ago: daysBetween(animal.born, today) }))
    // What has been waited for longest is asked for first.
    .sort(
      (a, b) => Number(b.ago <= PASSPORT_DAYS) - Number(a.ago <= PASSPORT_DAYS) || (a.ago <= PASSPORT_DAYS ? b.ago - a.ago : a.ago - b.ago),
    );
  const slow = births.filter(({ ago }) => isSlow(ago)).length;
  const expected = births.filter(({ ago }) => ago <= PASSPORT_DAYS).length;
  const exitRows = exits.slice(0, EXITS_SHOWN).map(
    ({ animal, days }): Row => ({
      who: animal,
      cells: [texts.culled, formatDay(addDays(today, days)), days < 0 ? lists.lateBy(-days) : inDays.format(days, "day")],
      state: days < 0 ? { text: texts.late, tone: "late" } : { text: texts.toPrepare, tone: "wait" },
      continues: texts.prepare,
      opens: "exits",
    }),
  );
  const birthRows = births
    .filter(({ animal }) => ageMonths(animal.born, today) < YEAR)
    .map(
      ({ animal, ago }): Row => ({
        who: animal,
        cells: [
          texts.birth,
          formatDay(animal.born),
          ago <= PASSPORT_DAYS ? texts.waiting(ago) : texts.came(drawsFor(`${animal.number} passport`).between(CAME_AFTER, ASKED_AFTER)),
        ],
        // One that is on its way as usual needs nobody.
        state:
          ago <= PASSPORT_DAYS ? { text: texts.passports, tone: isSlow(ago) ? "wait" : "plain" } : { text: texts.received, tone: "good" },
        ...(isSlow(ago) && { act: { id: `passport ${animal.number}`, ...chase, isState: true, counts: [] } }),
      }),
    );
  return {
    figures: [
      {
        label: texts.passports,
        value: whole(expected),
        context: texts.passportsSince(PASSPORT_DAYS),
        ...(slow > 0 && { tone: "wait" as const }),
      },
      { label: texts.present, value: whole(animals.length), context: texts.on(formatDay(today)) },
      { label: texts.births, value: whole(young.filter(({ born }) => ageMonths(born, today) < YEAR).length), context: texts.inAYear },
      { label: texts.exits, value: whole(exits.length), context: texts.lateOnes(late), ...(late > 0 && { tone: "late" as const }) },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      ...(expected > 0 && { note: texts.passportsRemedy(PASSPORT_DAYS) }),
      columns: [animalWord, texts.movement, texts.day, texts.more, texts.state],
      facts: [0, 1, 2],
      offered: [0, 2],
      why: 2,
      rows: [...exitRows, ...birthRows],
    },
  };
}

/** It may be asked for, and has not come. */
function isSlow(ago: number): boolean {
  return ago > ASKED_AFTER && ago <= PASSPORT_DAYS;
}
