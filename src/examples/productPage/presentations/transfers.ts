import { addDays, formatDay } from "../../../sdk/formats";
import { ageMonths } from "../../herd/ageMonths";
import { drawsFor } from "../../herd/drawsFor";
import { nameOf } from "../../herd/names";
import type { SampleAnimal } from "../../herd/sampleAnimals";
import { textsIn } from "../../parts/textsIn";
import { withoutYear } from "../../parts/withoutYear";
import { whole } from "./numbers";
import { type HerdOnDay, type Mature, MOST_ROWS, type Present, type Presentation, type Row } from "./presentation";
import { TRANSFERS, type TransferKind } from "./transfersTexts";

const YEAR = 365;
const MONTHS = 12;
/** Calvings after which a cow may go, and days between two that do. */
const OLD = 5;
const NEXT_EXIT = 9;
/** Nobody is expected to die. */
const REASONS = 3;
/** Of those for which an animal leaves, the one of who is to be culled, and of who died. */
export const CULLED = 1;
export const DIED = 3;
/** From one animal to the next. */
const BETWEEN_NUMBERS = 3;

/** Who came last, or who is to leave: beside the form that declares the next. */
export function presentTransfers(kind: TransferKind): Present {
  return (herd, { language, animal, lists: { state }, movements }): Presentation => {
    const texts = textsIn(TRANSFERS, language);
    const { numCheptel, today } = herd;
    const reasons = texts.reasons[kind];
    const ofAnimal = (one: Mature) => ({ reason: reasons[reasonOf(one, kind)] ?? "", herd: otherHerd(one, kind, numCheptel) });
    const came = entriesOf(herd);
    const leaving = exitsOf(herd);
    const rows: readonly Row[] =
      kind === "entries"
        ? came.map((one): Row => {
            const { reason, herd: from } = ofAnimal(one);
            return {
              who: one.animal,
              cells: [reason, formatDay(addDays(today, -one.cow.moved)), from],
              state: one.cow.moved <= 1 ? { text: texts.expected, tone: "wait" } : { text: texts.declared, tone: "plain" },
            };
          })
        : leaving.map(({ one, days, isPlanned }): Row => {
            const { reason, herd: to } = ofAnimal(one);
            return {
              who: one.animal,
              // Whoever is to be culled leaves for that.
              cells: [isPlanned ? movements.culled : reason, formatDay(addDays(today, days)), to],
              state: isPlanned
                ? days < 0
                  ? { text: movements.late, tone: "late" }
                  : { text: texts.planned, tone: "wait" }
                : { text: texts.possible, tone: "plain" },
            };
          });
    const [first] = rows;
    const late = leaving.filter(({ days }) => days < 0).length;
    const born = herd.young.filter((one) => ageMonths(one.born, today) < MONTHS).length;
    return {
      figures: [
        { label: movements.present, value: whole(herd.animals.length), context: movements.on(formatDay(today)) },
        kind === "entries"
          ? { label: texts.entries, value: whole(rows.length), context: movements.inAYear }
          : {
              label: movements.exits,
              value: whole(leaving.filter(({ isPlanned }) => isPlanned).length),
              context: movements.lateOnes(late),
            },
        {
          label: kind === "entries" ? texts.latest : texts.next,
          value: withoutYear(first?.cells[1] ?? "–"),
          context: first?.cells[0] ?? "",
        },
        { label: movements.births, value: whole(born), context: movements.inAYear },
      ],
      list: {
        title: texts[kind],
        columns: [animal, movements.movement, texts.day, texts.herd, state],
        facts: [0, 1],
        hasFullNumbers: true,
        rows: rows.slice(0, MOST_ROWS),
      },
    };
  };
}

/** Who came in the last year, the latest first. One in six that moved came, the others were moved within the herd. */
export function entriesOf({ cows }: HerdOnDay): readonly Mature[] {
  return cows
    .filter(({ cow }) => cow.moved <= YEAR)
    .filter((_, at) => at % 6 === 0)
    .sort((a, b) => a.cow.moved - b.cow.moved);
}

/** Which of the reasons of such a movement an animal came or leaves for; an animal that came was bought for the first. */
export function reasonOf({ animal: { number } }: Mature, kind: TransferKind): number {
  return drawsFor(`${number} ${kind}`).between(0, REASONS - 1);
}

/** Farms that animals of the herd came from or leave for, each once. */
export function otherHerds(kind: TransferKind, herd: HerdOnDay): readonly string[] {
  const moved = kind === "entries" ? entriesOf(herd) : exitsOf(herd).map(({ one }) => one);
  return [...new Set(moved.map((one) => otherHerd(one, kind, herd.numCheptel)))];
}

function otherHerd({ animal: { number } }: Mature, kind: TransferKind, numCheptel: string): string {
  return `${numCheptel.slice(0, 4)}${drawsFor(`${number} ${kind} herd`).between(100000, 999999)}`;
}

/** The cow that was sold last: the herd has her no more. */
export function lastSold({ animals, today }: Pick<HerdOnDay, "animals" | "today">): { readonly name: string; readonly ago: number } {
  const number = Number(animals[0]?.number.slice(-4) ?? 0) - BETWEEN_NUMBERS;
  return { name: `${String(number).padStart(4, "0")} ${nameOf(today.year - 9, 0, new Set())}`, ago: 12 };
}

/** Who leaves next, and the day; undefined where nobody is to. */
export function nextExit(herd: HerdOnDay): { readonly animal: SampleAnimal; readonly days: number } | undefined {
  const [next] = exitsOf(herd);
  return next?.isPlanned ? { animal: next.one.animal, days: next.days } : undefined;
}

/** Those to be culled, then old cows that are not in calf. */
function exitsOf({ cows }: HerdOnDay) {
  const due = cows.flatMap((one) => (one.animal.due.reforme === undefined ? [] : [{ one, days: one.animal.due.reforme, isPlanned: true }]));
  const old = cows.filter(({ animal, cow }) => animal.due.reforme === undefined && cow.calvings >= OLD && cow.inCalf === null);
  return [...due.sort((a, b) => a.days - b.days), ...old.map((one, at) => ({ one, days: NEXT_EXIT * (at + 2), isPlanned: false }))];
}
