import { PARAMS } from "../../../generated/params";
import { TABLES } from "../../../generated/tables";
import { TILES } from "../../../generated/tiles";
import type { CalendarDay } from "../../domain/inputs/calendarDay";
import type { ListedTile } from "../../domain/registry/listedTables";
import type { Tone } from "../../examples/productPage/presentations/figure";
import { herdOnDay } from "../../examples/productPage/presentations/herdOnDay";
import { lastTime } from "../../examples/productPage/presentations/numbers";
import type { HerdOnDay, Presentation } from "../../examples/productPage/presentations/presentation";
import { missingWorkshop, presentationOf } from "../../examples/productPage/presentations/samples/presentationOf";
import { FR } from "../../examples/productPage/presentations/texts/fr";
import { withDone } from "../../examples/productPage/presentations/withDone";
import { withNoted } from "../../examples/productPage/presentations/withNoted";
import type { Figure } from "../../protocol/calls/shellCalls";
import type { DoneOnPages } from "./doneOnPages";

/** By the names of the registry; of now where nothing else is said. */
export type Figures = Readonly<Record<string, Omit<Figure, "at"> & Partial<Pick<Figure, "at">>>>;

type Workshops = Parameters<typeof missingWorkshop>[1];

interface OfPage {
  readonly sample: Parameters<typeof presentationOf>[0];
  /** Of the page, where what it shows goes by it. */
  readonly route?: string;
  /** Which of the figures of the page. */
  readonly nth: number;
  /** It is the first number below that figure. */
  readonly isBelow?: true;
  readonly unit?: string;
  /** It is so many of the number below that figure. */
  readonly isShare?: true;
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

const SENSORS = /^sensor-/;

/** How many animals wear what each of the suppliers sells. */
const OF_SENSORS: Readonly<Record<string, OfPage>> = Object.fromEntries(
  Object.values<ListedTile>(TILES).flatMap(({ figure = "", target }) =>
    SENSORS.test(figure) && target.kind === "route" && target.targets[0] !== undefined
      ? [[figure, { sample: "sensors", nth: 1, isShare: true, route: target.targets[0].route }]]
      : [],
  ),
);

const OF_PAGES: Readonly<Record<string, OfPage>> = {
  ...OF_SENSORS,
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
  births: { sample: "movements", nth: 2 },
  notifications: { sample: "movements", nth: 0 },
  milk: { sample: "milk", nth: 0, unit: "kg", bars: true },
  fat: { sample: "milk", nth: 1, unit: "g/kg", measured: "recording" },
  protein: { sample: "milk", nth: 2, unit: "g/kg", measured: "recording" },
  cells: { sample: "milk", nth: 3, unit: "k", measured: "recording" },
  "high-cells": { sample: "milk", nth: 3, isBelow: true, tone: "late", measured: "recording" },
  tank: { sample: "milking", nth: 0, unit: "L", bars: true },
  "tank-temperature": { sample: "tank", nth: 0, unit: "°C" },
  "weighed-today": { sample: "weighing", nth: 2 },
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
  "calving-interval": { sample: "reproduction", nth: 0, unit: "j" },
  pregnant: { sample: "reproduction", nth: 1, unit: "%" },
  water: { sample: "water", nth: 0, unit: "L" },
  air: { sample: "air", nth: 0, unit: "°C" },
  "tasks-late": { sample: "tasks", nth: 1 },
  protocols: { sample: "protocols", nth: 0 },
  team: { sample: "team", nth: 0 },
  "open-sessions": { sample: "sessions", nth: 0 },
  "invoices-due": { sample: "invoices", nth: 0, unit: "€" },
  "unread-documents": { sample: "documents", nth: 1 },
  "unread-messages": { sample: "messages", nth: 0 },
  "targets-met": { sample: "targets", nth: 0 },
  "beef-targets-met": { sample: "beefTargets", nth: 0 },
  applications: { sample: "applications", nth: 0 },
};

/** Of all herds together. */
const OF_REPORTS: Readonly<Record<string, OfPage>> = {
  "reports-ready": { sample: "reports", nth: 0, isShare: true },
  "reports-old": { sample: "reports", nth: 1 },
};

/** The applications whose pages tiles with such a number open: each page keeps what is done on it. */
const APPLICATIONS: ReadonlyMap<string, ReadonlySet<string>> = applicationsByFigure();

const NONE: ReadonlySet<string> = new Set();
const NOTHING_REFUSED = { rows: [], text: "" };

/** As a page writes it. */
const NUMBER = /[\d.,]*\d/;

/** What the pages of the demo show of a herd, once they count no more what was done on them. */
export function pageFigures(herd: HerdOnDay, workshops: Workshops, done: DoneOnPages): Figures {
  return figuresOn(OF_PAGES, { herd, workshops, done });
}

/** What the pages show that no herd is needed for. */
export function reportFigures(today: CalendarDay): Figures {
  const herd = herdOnDay(PARAMS.numCheptel.sample, "dairy", today);
  return figuresOn(OF_REPORTS, { herd, workshops: { laitier: true, allaitant: false }, done: () => NONE });
}

interface Shown {
  readonly herd: HerdOnDay;
  readonly workshops: Workshops;
  readonly done: DoneOnPages;
}

function figuresOn(asked: Readonly<Record<string, OfPage>>, { herd, workshops, done }: Shown): Figures {
  const pages = new Map<string, Presentation>();
  const pageOf = ({ sample, route = "" }: OfPage) => {
    const key = `${sample} ${route}`;
    const page = pages.get(key) ?? presentationOf(sample, { ...herd, route }, FR);
    pages.set(key, page);
    return page;
  };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, of]) => {
      const { sample, nth, isBelow, isShare, tone: own, bars, measured } = of;
      if (missingWorkshop(sample, workshops) !== null) return [];
      const page = pageOf(of);
      const rows = done(APPLICATIONS.get(name) ?? NONE, page.keptAs ?? sample);
      const { figures, chart } = withDone(withNoted(page, rows), rows, NOTHING_REFUSED);
      const figure = figures[nth];
      if (figure === undefined) return [];
      const [value = "", written] = (isBelow ? (NUMBER.exec(figure.context)?.[0] ?? "") : figure.value).split(/\s/);
      const unit = of.unit ?? (isShare ? `/${NUMBER.exec(figure.context)?.[0]}` : written);
      const tone = TONES[figure.tone ?? "plain"] ?? (value === "0" ? undefined : own);
      return [
        [
          name,
          {
            value: unit === "k" ? value.replace(THOUSANDS, "") : value,
            ...(unit && { unit }),
            ...(tone && { tone }),
            ...(bars && chart && { bars: [...chart.bars], ...(!chart.isLatest && { isSpread: true }) }),
            ...(measured && { at: morningOf(lastTime(herd, measured)) }),
          },
        ],
      ];
    }),
  );
}

function applicationsByFigure(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const { figure, target } of Object.values<ListedTile>(TILES)) {
    if (figure === undefined || target.kind !== "route") continue;
    const known = all.get(figure) ?? new Set();
    for (const { route } of target.targets) known.add(TABLES.routes[route]?.application ?? "");
    all.set(figure, known);
  }
  return all;
}

function morningOf({ year, month, day }: CalendarDay): Date {
  return new Date(Date.UTC(year, month - 1, day, 6));
}
