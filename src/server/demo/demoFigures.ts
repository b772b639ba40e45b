import { dayOf } from "../../domain/inputs/calendarDay";
import { FEW, herdFigures } from "../../examples/desk/figures/herdFigures";
import { daysLate } from "../../examples/herd/daysLate";
import type { TaskKind } from "../../examples/herd/sampleAnimals";
import type { Changes } from "../../examples/herd/taskChanges";
import { entriesOf, toDo } from "../../examples/herd/taskEntries";
import { eventsOf, tasksOf } from "../../examples/herd/tasks";
import { spansOf } from "../../examples/herd/tasksByDueDate";
import { workshopIn } from "../../examples/herd/workshopOf";
import { herdOnDay } from "../../examples/productPage/presentations/herdOnDay";
import type { HerdOnDay } from "../../examples/productPage/presentations/presentation";
import type { Herd } from "../database/accounts";
import type { Database } from "../database/openDatabase";
import type { FiguresOf } from "../endpoint/service";
import type { ServerClock } from "../time/clock";
import { doneOnPages } from "./doneOnPages";
import { type Figures, pageFigures, reportFigures } from "./pageFigures";
import { planningChanges } from "./planningChanges";

/** What the pages of the demo say of a herd, as numbers for the tiles that open them. */
export function demoFigures({ database, clock }: { readonly database: Database; readonly clock: ServerClock }): FiguresOf {
  return async (herd, herds) => {
    const now = clock.now();
    // Of many herds what is late is not counted.
    const counted = [...(herds.length <= FEW ? herds : []), ...(herd === null ? [] : [herd])];
    const changes = await planningChanges(
      database,
      counted.map(({ num_cheptel }) => num_cheptel),
    );
    const of = herd === null ? {} : await ofHerd(herd, changes, now);
    return Object.fromEntries(
      Object.entries({ ...ofDesk(herds, changes, now), ...reportFigures(dayOf(now.getTime())), ...of }).map(([name, figure]) => [
        name,
        { at: now, ...figure },
      ]),
    );
  };

  async function ofHerd({ num_cheptel, laitier, allaitant }: Herd, changes: ReadonlyMap<string, Changes>, now: Date): Promise<Figures> {
    const workshops = { laitier: laitier === 1, allaitant: allaitant === 1 };
    const shown = herdOnDay(num_cheptel, workshopIn(workshops), dayOf(now.getTime()));
    const done = await doneOnPages(database, num_cheptel);
    return { ...ofPlanning(shown, changes.get(num_cheptel) ?? {}), ...pageFigures(shown, workshops, done) };
  }
}

/** By what the menu calls the events of the last weeks. */
const EVENTS: Readonly<Record<string, TaskKind>> = {
  "weanings-done": "sevrage",
  "preparations-done": "prepaVelage",
  "calvings-done": "velage",
  "heats-done": "chaleur",
  "checks-done": "confirmation",
  "culls-done": "reforme",
};

/** Days of a graph: of those that are near, and of those for which something is late. */
const NEAR = 8;
const LATE = 14;

/** Of all herds of the account, as the desk has them: those that are urgent, or where none is, how many there are. */
function ofDesk(herds: readonly Herd[], changed: ReadonlyMap<string, Changes>, now: Date): Figures {
  const today = dayOf(now.getTime());
  const desk = herds.map(({ num_cheptel: numCheptel, laitier, allaitant }) => {
    const kind = allaitant !== 1 ? "dairy" : laitier === 1 ? "both" : "beef";
    const of = { numCheptel, kind, among: herds.length, changes: changed.get(numCheptel) ?? {} } as const;
    const { state, count, late, sinceVisit } = herdFigures(of, today);
    return {
      numCheptel,
      isUrgent: state === "urgent",
      late: state === "urgent" ? late || count : 0,
      watch: state === "toSee" ? count : 0,
      sinceVisit,
    };
  });
  // Of a few each says what is late in it.
  const urgent = herds.length <= FEW ? 0 : desk.filter(({ isUrgent }) => isUrgent).length;
  const of = (what: "late" | "watch" | "sinceVisit") =>
    Object.fromEntries(desk.filter((herd) => herd[what] > 0).map((herd) => [herd.numCheptel, herd[what]]));
  const byHerd = { late: of("late"), watch: of("watch"), sinceVisit: of("sinceVisit") };
  return {
    "urgent-herds": {
      ...(urgent > 0 ? { value: String(urgent), tone: "late" } : { value: String(herds.length), counts: "herds" }),
      byHerd,
    },
  };
}

/** What is done counts no more. */
function ofPlanning({ animals, today }: HerdOnDay, changes: Changes): Figures {
  const entries = entriesOf(tasksOf(animals, today), changes);
  const spans = new Map(spansOf(entries, today).map((span) => [span.name, toDo(span.entries)]));
  const late = spans.get("late") ?? 0;
  /** How many there are on each of some days, so many days after today. */
  const byDay = (first: number, days: number) =>
    Array.from({ length: days }, (_, at) => toDo(entries.filter((entry) => -daysLate(entry.day, today) === first + at)));
  const events = eventsOf(animals, today);
  return {
    ...Object.fromEntries(
      Object.entries(EVENTS).map(([name, kind]) => [name, { value: String(events.filter((event) => event.kind === kind).length) }]),
    ),
    "late-events": { value: String(late), ...(late > 0 && { tone: "late", bars: byDay(-LATE, LATE), isSpread: true }) },
    "events-of-week": {
      value: String((spans.get("today") ?? 0) + (spans.get("week") ?? 0)),
      bars: byDay(0, NEAR),
      isSpread: true,
    },
  };
}
