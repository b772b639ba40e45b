import { type CalendarDay, dayOf } from "../../domain/inputs/calendarDay";
import { tasksOf } from "../../examples/herd/tasks";
import { workshopIn } from "../../examples/herd/workshopOf";
import { readChanges } from "../../examples/planning/changes";
import { entriesOf, spansOf, toDo } from "../../examples/planning/entries";
import { herdOnDay } from "../../examples/subapp/presentations/herdOnDay";
import { lastTime } from "../../examples/subapp/presentations/numbers";
import type { HerdOnDay, Tone } from "../../examples/subapp/presentations/presentation";
import { presentationOf } from "../../examples/subapp/presentations/presentationOf";
import { FR } from "../../examples/subapp/presentations/texts/fr";
import type { Figure } from "../../protocol/calls/shellCalls";
import type { Database } from "../database/openDatabase";
import type { FiguresOf } from "../endpoint/service";
import type { ServerClock } from "../time/clock";

/** What the pages of the demo say of a herd, as numbers for the tiles that open them. */
export function demoFigures({ database, clock }: { readonly database: Database; readonly clock: ServerClock }): FiguresOf {
  return async ({ num_cheptel, laitier, allaitant }) => {
    const workshop = workshopIn({ laitier: laitier === 1, allaitant: allaitant === 1 });
    const now = clock.now();
    const shown = herdOnDay(num_cheptel, workshop, dayOf(now.getTime()));
    const changed = await database.selectFrom("held_values").select(["about", "value"]).where("num_cheptel", "=", num_cheptel).execute();
    const figures = { ...ofPlanning(shown, changed), ...ofPages(shown) };
    return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, { at: now, ...figure }]));
  };
}

type Figures = Readonly<Record<string, Omit<Figure, "at"> & Partial<Pick<Figure, "at">>>>;

interface OfPage {
  readonly sample: Parameters<typeof presentationOf>[0];
  /** Which of the figures of the page. */
  readonly nth: number;
  readonly unit?: string;
  readonly bars?: true;
  /** Measured about once a month. */
  readonly measured?: "recording" | "weighing";
  readonly isOfMilk?: true;
}

/** By the tone a page gives it. */
const TONES: Readonly<Partial<Record<Tone, Figure["tone"]>>> = { late: "late", wait: "watch" };

const OF_PAGES: Readonly<Record<string, OfPage>> = {
  treatments: { sample: "health", nth: 0 },
  withdrawals: { sample: "health", nth: 1 },
  "treatments-of-month": { sample: "health", nth: 2, bars: true },
  animals: { sample: "herd", nth: 0 },
  "animals-to-see": { sample: "herd", nth: 3 },
  spared: { sample: "health", nth: 3, unit: "%" },
  "feeds-to-order": { sample: "feeds", nth: 1 },
  "semen-to-order": { sample: "semen", nth: 1 },
  "tags-to-order": { sample: "tags", nth: 1 },
  exits: { sample: "movements", nth: 2 },
  notifications: { sample: "movements", nth: 3 },
  milk: { sample: "milk", nth: 0, unit: "kg", bars: true, isOfMilk: true },
  fat: { sample: "milk", nth: 1, unit: "g/kg", measured: "recording", isOfMilk: true },
  protein: { sample: "milk", nth: 2, unit: "g/kg", measured: "recording", isOfMilk: true },
  cells: { sample: "milk", nth: 3, unit: "k", measured: "recording", isOfMilk: true },
  gain: { sample: "growth", nth: 0, unit: "g", measured: "weighing" },
  "feed-cost": { sample: "feed", nth: 1, unit: "€" },
  "feed-to-give": { sample: "feed", nth: 3, unit: "kg" },
  index: { sample: "genetics", nth: 0 },
  "best-cows": { sample: "genetics", nth: 1 },
  calvings: { sample: "reproduction", nth: 0, bars: true },
};

/** What is done counts no more. */
function ofPlanning({ animals, today }: HerdOnDay, changed: readonly { readonly about: string; readonly value: string }[]): Figures {
  const changes = readChanges(Object.fromEntries(changed.map(({ about, value }) => [about.split("/")[1], JSON.parse(value)])));
  const spans = new Map(spansOf(entriesOf(tasksOf(animals, today), changes), today).map(({ name, entries }) => [name, toDo(entries)]));
  const late = spans.get("late") ?? 0;
  return {
    "late-events": { value: String(late), ...(late > 0 && { tone: "late" }) },
    "events-of-week": { value: String((spans.get("today") ?? 0) + (spans.get("week") ?? 0)) },
  };
}

function ofPages(herd: HerdOnDay): Figures {
  return Object.fromEntries(
    Object.entries(OF_PAGES).flatMap(([name, { sample, nth, unit, bars, measured, isOfMilk }]) => {
      const { figures, chart } = presentationOf(sample, herd, FR);
      const figure = figures[nth];
      if (figure === undefined || (isOfMilk && herd.workshop !== "dairy")) return [];
      const tone = TONES[figure.tone ?? "plain"];
      return [
        [
          name,
          {
            value: figure.value,
            ...(unit && { unit }),
            ...(tone && { tone }),
            ...(bars && { bars: [...chart.bars] }),
            ...(measured && { at: morningOf(lastTime(herd, measured)) }),
          },
        ],
      ];
    }),
  );
}

function morningOf({ year, month, day }: CalendarDay): Date {
  return new Date(Date.UTC(year, month - 1, day, 6));
}
