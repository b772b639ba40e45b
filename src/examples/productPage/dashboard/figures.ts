import { eatenFor, marginOverFeed } from "../../herd/cowFeed";
import { dueIn, milkOn, type SampleCow } from "../../herd/sampleHerd";

/** What a dashboard shows of a herd: one number, and the bars it stands on. */
export interface SampleFigure {
  readonly value: number;
  /** Decimals it is shown with. */
  readonly digits: number;
  readonly bars: readonly number[];
  /** Its last bar is now. */
  readonly isLatest?: true;
  /** Its first bar is this week. */
  readonly isAhead?: true;
}

type Herd = readonly SampleCow[];

const WEEKS = 8;

/** Every figure that registry/dashboards.yaml may name, computed from the animals. */
const FIGURES = {
  treatments: (herd: Herd) => recent(herd.map(({ treated }) => treated)),
  moves: (herd: Herd) => recent(herd.map(({ moved }) => moved)),
  calvings: (herd: Herd) => {
    const bars = weeks((week) => herd.filter((cow) => weekOf(dueIn(cow)) === week).length);
    return { value: sum(bars), digits: 0, bars, isAhead: true as const };
  },
  milk: (herd: Herd) => overWeeks((week) => milkPerCow(herd, week)),
  intake: (herd: Herd) => overWeeks((week) => eatenFor(milksOf(herd, week))),
  margin: (herd: Herd) => overWeeks((week) => marginOverFeed(milksOf(herd, week)), 2),
  index: (herd: Herd) => spread(herd.map(({ index }) => index)),
  interval: (herd: Herd) => spread(herd.map(({ interval }) => interval)),
  ages: (herd: Herd) => spread(herd.map(({ ageMonths }) => ageMonths / 12)),
  groups: (herd: Herd) => {
    const bars = counts(herd.map(({ group }) => group)).filter((size) => size > 0);
    return { value: bars.length, digits: 0, bars };
  },
  parities: (herd: Herd) => ({ value: herd.length, digits: 0, bars: counts(herd.map(({ calvings }) => calvings)).slice(1) }),
  animals: (herd: Herd) => ({
    value: herd.length,
    digits: 0,
    bars: counts(herd.map(({ ageMonths }) => Math.floor(ageMonths / 12))).slice(2),
  }),
  pregnant: (herd: Herd) => {
    const served = herd.filter(({ sinceCalving }) => sinceCalving > 60);
    const bars = counts(served.flatMap(({ inCalf }) => (inCalf === null ? [] : [Math.floor(inCalf / 31)])));
    return { value: (100 * sum(bars)) / Math.max(1, served.length), digits: 0, bars };
  },
} satisfies Readonly<Record<string, (herd: Herd) => SampleFigure>>;

export type SampleName = keyof typeof FIGURES;

export function isSampleName(name: string): name is SampleName {
  return Object.hasOwn(FIGURES, name);
}

export function figureOf(name: SampleName, herd: Herd): SampleFigure {
  return FIGURES[name](herd);
}

/** Events by their days ago: those of four weeks, and the weeks they fell in, the latest last. */
function recent(days: readonly number[]): SampleFigure {
  const bars = weeks((week) => days.filter((ago) => weekOf(ago) === week).length);
  return { value: sum(bars.slice(0, 4)), digits: 0, bars: [...bars].reverse(), isLatest: true };
}

function overWeeks(of: (weeksAgo: number) => number, digits = 1): SampleFigure {
  const bars = weeks(of);
  // A bar below nought is one of nought: the number says the rest.
  return { value: bars[0] ?? 0, digits, bars: bars.map((bar) => Math.max(0, bar)).reverse(), isLatest: true };
}

/** The mean, and how the values lie between the least and the greatest. */
function spread(values: readonly number[]): SampleFigure {
  const least = Math.min(...values);
  const width = (Math.max(...values) - least) / WEEKS || 1;
  const bars = counts(values.map((value) => Math.min(WEEKS - 1, Math.floor((value - least) / width))));
  return { value: sum(values) / Math.max(1, values.length), digits: Math.max(...values) < 50 ? 1 : 0, bars };
}

function milkPerCow(herd: Herd, weeksAgo: number): number {
  const milks = milksOf(herd, weeksAgo).filter((milk) => milk > 0);
  return sum(milks) / Math.max(1, milks.length);
}

function milksOf(herd: Herd, weeksAgo: number): readonly number[] {
  return herd.map((cow) => milkOn(cow, weeksAgo));
}

function weeks(of: (week: number) => number): readonly number[] {
  return Array.from({ length: WEEKS }, (_, week) => of(week));
}

function weekOf(days: number): number {
  return Math.floor((days - 1) / 7);
}

/** How often 0, 1, 2 … stand in a list. */
function counts(values: readonly number[]): readonly number[] {
  return Array.from({ length: Math.max(0, ...values) + 1 }, (_, at) => values.filter((value) => value === at).length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
