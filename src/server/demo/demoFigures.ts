import { type CalendarDay, dayOf } from "../../domain/inputs/calendarDay";
import { FEW } from "../../examples/desk/figures/deskHerds";
import { lateEvents } from "../../examples/desk/figures/lateEvents";
import { sampleDeskHerd } from "../../examples/desk/figures/sampleDeskHerd";
import { daysLate } from "../../examples/herd/daysLate";
import type { TaskKind } from "../../examples/herd/sampleAnimals";
import { eventsOf, tasksOf } from "../../examples/herd/tasks";
import { workshopIn } from "../../examples/herd/workshopOf";
import { readChanges } from "../../examples/planning/changes";
import { entriesOf, toDo } from "../../examples/planning/entries";
import { spansOf } from "../../examples/planning/spans";
import { herdOnDay } from "../../examples/productPage/presentations/herdOnDay";
import { lastTime } from "../../examples/productPage/presentations/numbers";
import type { HerdOnDay, Presentation, Tone } from "../../examples/productPage/presentations/presentation";
import { missingWorkshop, presentationOf } from "../../examples/productPage/presentations/samples/presentationOf";
import { FR } from "../../examples/productPage/presentations/texts/fr";
import type { Figure } from "../../protocol/calls/shellCalls";
import type { Herd } from "../database/accounts";
import type { Database } from "../database/openDatabase";
import type { FiguresOf } from "../endpoint/service";
import type { ServerClock } from "../time/clock";

/** What the pages of the demo say of a herd, as numbers for the tiles that open them. */
export function demoFigures({ database, clock }: { readonly database: Database; readonly clock: ServerClock }): FiguresOf {
  return async (herd, herds) => {
    const now = clock.now();
    const of = herd === null ? {} : await ofHerd(herd, now);
    return Object.fromEntries(Object.entries({ ...ofDesk(herds, now), ...of }).map(([name, figure]) => [name, { at: now, ...figure }]));
  };

  async function ofHerd({ num_cheptel, laitier, allaitant }: Herd, now: Date): Promise<Figures> {
    const workshops = { laitier: laitier === 1, allaitant: allaitant === 1 };
    const shown = herdOnDay(num_cheptel, workshopIn(workshops), dayOf(now.getTime()));
    const changed = await database.selectFrom("held_values").select(["about", "value"]).where("num_cheptel", "=", num_cheptel).execute();
    return { ...ofPlanning(shown, changed), ...ofPages(shown, workshops) };
  }
}

type Figures = Readonly<Record<string, Omit<Figure, "at"> & Partial<Pick<Figure, "at">>>>;

interface OfPage {
  readonly sample: Parameters<typeof presentationOf>[0];
  /** Which of the figures of the page. */
  readonly nth: number;
  /** It is the first number below that figure. */
  readonly isBelow?: true;
  readonly unit?: string;
  /** Where the page gives it none, as long as there is something to count. */
  readonly tone?: Figure["tone"];
  readonly bars?: true;
  /** Measured about once a month. */
  readonly measured?: "recording" | "weighing";
}

/** Cells are whole thousands, and shown as such where room is short. */
const THOUSANDS = /\.000$/;

/** By the tone a page gives it. */
const TONES: Readonly<Partial<Record<Tone, Figure["tone"]>>> = { late: "late", wait: "watch" };

const OF_PAGES: Readonly<Record<string, OfPage>> = {
  treatments: { sample: "health", nth: 0 },
  withdrawals: { sample: "health", nth: 1 },
  "treatments-of-month": { sample: "health", nth: 2, bars: true },
  spared: { sample: "health", nth: 3, unit: "%" },
  "medicines-to-order": { sample: "medicines", nth: 1 },
  "weak-colostrum": { sample: "calves", nth: 3 },
  animals: { sample: "herd", nth: 0, bars: true },
  "animals-to-see": { sample: "herd", nth: 3 },
  "feeds-to-order": { sample: "feeds", nth: 1, bars: true },
  feeds: { sample: "feeds", nth: 0 },
  "storage-full": { sample: "silos", nth: 2, unit: "%", bars: true },
  "semen-to-order": { sample: "semen", nth: 1, bars: true },
  "tags-to-order": { sample: "tags", nth: 1, bars: true },
  entries: { sample: "entries", nth: 1 },
  exits: { sample: "exits", nth: 1 },
  births: { sample: "movements", nth: 1 },
  notifications: { sample: "movements", nth: 3 },
  milk: { sample: "milk", nth: 0, unit: "kg", bars: true },
  fat: { sample: "milk", nth: 1, unit: "g/kg", measured: "recording" },
  protein: { sample: "milk", nth: 2, unit: "g/kg", measured: "recording" },
  cells: { sample: "milk", nth: 3, unit: "k", measured: "recording" },
  "high-cells": { sample: "milk", nth: 3, isBelow: true, tone: "late", measured: "recording" },
  tank: { sample: "milking", nth: 0, unit: "L", bars: true },
  "tank-temperature": { sample: "tank", nth: 0, unit: "°C" },
  gain: { sample: "growth", nth: 0, unit: "g", bars: true, measured: "weighing" },
  weighed: { sample: "growth", nth: 1, measured: "weighing" },
  weight: { sample: "growth", nth: 2, unit: "kg", measured: "weighing" },
  "slow-growth": { sample: "growth", nth: 3, measured: "weighing" },
  "forage-price": { sample: "feedValues", nth: 3, unit: "€" },
  "feed-cost": { sample: "feed", nth: 1, unit: "€" },
  "feed-margin": { sample: "feed", nth: 2, unit: "€" },
  "feed-refused": { sample: "trough", nth: 1, unit: "%" },
  "feed-to-give": { sample: "feed", nth: 3, unit: "kg", bars: true },
  index: { sample: "genetics", nth: 1, bars: true },
  "best-cows": { sample: "genetics", nth: 2, bars: true },
  young: { sample: "genetics", nth: 3 },
  "calving-interval": { sample: "reproduction", nth: 1, unit: "j" },
  pregnant: { sample: "reproduction", nth: 2, unit: "%" },
  water: { sample: "water", nth: 0, unit: "L" },
  air: { sample: "air", nth: 0, unit: "°C" },
  "tasks-late": { sample: "tasks", nth: 1 },
  protocols: { sample: "protocols", nth: 0 },
  team: { sample: "team", nth: 0 },
  "open-sessions": { sample: "sessions", nth: 0 },
  "invoices-due": { sample: "invoices", nth: 0, unit: "€" },
  "unread-documents": { sample: "documents", nth: 0 },
  "unread-messages": { sample: "messages", nth: 0 },
  "targets-met": { sample: "targets", nth: 0 },
  "beef-targets-met": { sample: "beefTargets", nth: 0 },
  applications: { sample: "applications", nth: 0 },
};

/** By what the menu calls the events of the last weeks. */
const EVENTS: Readonly<Record<string, TaskKind>> = {
  "weanings-done": "sevrage",
  "preparations-done": "prepaVelage",
  "calvings-done": "velage",
  "heats-done": "chaleur",
  "checks-done": "confirmation",
  "culls-done": "reforme",
};

/** As a page writes it. */
const NUMBER = /[\d.,]*\d/;

/** Days of a graph: of those that are near, and of those for which something is late. */
const NEAR = 8;
const LATE = 14;

/** Of all herds of the account, as the desk has them: those that are urgent, or where none is, how many there are. */
function ofDesk(herds: readonly Herd[], now: Date): Figures {
  const today = dayOf(now.getTime());
  const desk = herds.map(({ num_cheptel, laitier, allaitant }) => {
    const { state, count } = sampleDeskHerd(num_cheptel, today);
    const kind = allaitant !== 1 ? "dairy" : laitier === 1 ? "both" : "beef";
    const late = herds.length <= FEW ? lateEvents({ numCheptel: num_cheptel, kind }, today) : 0;
    return {
      numCheptel: num_cheptel,
      state,
      late: state === "urgent" ? Math.max(late, count) : late,
      watch: state === "toSee" ? count : 0,
    };
  });
  const urgent = desk.filter(({ state }) => state === "urgent").length;
  const of = (what: "late" | "watch") =>
    Object.fromEntries(desk.filter((herd) => herd[what] > 0).map((herd) => [herd.numCheptel, herd[what]]));
  const byHerd = { late: of("late"), watch: of("watch") };
  return {
    "urgent-herds": {
      ...(urgent > 0 ? { value: String(urgent), tone: "late" } : { value: String(herds.length), counts: "herds" }),
      byHerd,
    },
  };
}

/** What is done counts no more. */
function ofPlanning({ animals, today }: HerdOnDay, changed: readonly { readonly about: string; readonly value: string }[]): Figures {
  const changes = readChanges(Object.fromEntries(changed.map(({ about, value }) => [about.split("/")[1], JSON.parse(value)])));
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

function ofPages(herd: HerdOnDay, workshops: Parameters<typeof missingWorkshop>[1]): Figures {
  const pages = new Map<OfPage["sample"], Presentation>();
  const pageOf = (sample: OfPage["sample"]) => {
    const page = pages.get(sample) ?? presentationOf(sample, herd, FR);
    pages.set(sample, page);
    return page;
  };
  return Object.fromEntries(
    Object.entries(OF_PAGES).flatMap(([name, { sample, nth, isBelow, unit, tone: own, bars, measured }]) => {
      if (missingWorkshop(sample, workshops) !== null) return [];
      const { figures, chart } = pageOf(sample);
      const figure = figures[nth];
      if (figure === undefined) return [];
      const [value = "", written] = (isBelow ? (NUMBER.exec(figure.context)?.[0] ?? "") : figure.value).split(/\s/);
      const tone = TONES[figure.tone ?? "plain"] ?? (value === "0" ? undefined : own);
      return [
        [
          name,
          {
            value: unit === "k" ? value.replace(THOUSANDS, "") : value,
            ...((unit ?? written) && { unit: unit ?? written }),
            ...(tone && { tone }),
            ...(bars && chart && { bars: [...chart.bars], ...(!chart.isLatest && { isSpread: true }) }),
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
