import { formatNumber } from "../../../sdk/formats";
import { element } from "../../parts/element";
import type { Chart } from "../presentations/chart";
import { axisOver } from "./axisOver";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 100;
const HEIGHT = 100;
/** Share of the greatest above which bars from zero would all look alike. */
const ALIKE = 0.6;
const FULL = 100;
/** Letters and digits that have room above all bars of a graph together. */
const MOST_LETTERS = 36;

export interface ChartWords {
  readonly average: string;
  readonly target: string;
  /** Where all bars are zero. */
  readonly none: string;
  readonly range: (least: string, greatest: string) => string;
  /** Of an axis that does not begin at zero. */
  readonly axisFrom: (least: string) => string;
}

/** What the dashes, dots and grounds of a graph are. */
type Line = "level" | "mean" | "across" | "short" | "axis" | "none";

/** The graph of a page: bars by name, or what was and is, beside its mean or what is aimed at. */
export function chartCard(chart: Chart, words: ChartWords): HTMLElement {
  const unit = chart.unit === undefined ? [] : [element("span", {}, chart.unit)];
  return element(
    "section",
    { class: "chart" },
    element("header", {}, element("h2", {}, chart.title), ...unit),
    ...(chart.bars.every((bar) => bar === 0)
      ? [element("p", { class: "ends" }, words.none)]
      : chart.named === undefined
        ? plot(chart, words)
        : [namedBars(chart, chart.named)]),
  );
}

function namedBars({ bars, isFilled, isShare }: Chart, named: NonNullable<Chart["named"]>): HTMLElement {
  const greatest = isFilled || isShare ? FULL : Math.max(1e-9, ...bars);
  const one = (bar: number, at: number) => {
    const { name = "", text = shown(bar, bars), tone = "plain" } = named[at] ?? {};
    const filled = element("span", { class: "bar" });
    filled.style.setProperty("--share", String(bar / greatest));
    const track = element("span", { class: "track" }, ...(bar === 0 ? [] : [filled]));
    return element("li", { "data-tone": tone }, element("span", {}, name), element("b", {}, text), track);
  };
  return element("ol", { class: isFilled ? "stores" : "rowBars" }, ...bars.map(one));
}

function aimOf(target: number, name: string | undefined, words: ChartWords): string {
  return name ?? `${words.target} ${shown(target, [target])}`;
}

function key(line: Line, text: string): HTMLElement {
  return element("p", { class: "key", "data-line": line }, text);
}

/** Bars from zero, with their numbers; a line where they would all be as high, on an axis that says where it begins. */
function plot(chart: Chart, words: ChartWords): readonly HTMLElement[] {
  const { bars, isLatest, isFromZero, target, targetName, isReference, aims, across, ends = ["", ""], unit = "" } = chart;
  const [least, greatest] = [Math.min(...bars), Math.max(1e-9, ...bars)];
  const isLine = isLatest === true && isFromZero !== true && least > ALIKE * greatest;
  const texts = bars.map((bar) => shown(bar, bars));
  const longest = Math.max(...texts.map(({ length }) => length));
  const hasAll = !isLine && longest * bars.length <= MOST_LETTERS;
  const mean = bars.reduce((sum, bar) => sum + bar, 0) / Math.max(1, bars.length);
  const level = target ?? (isLatest ? mean : undefined);
  const { from, to } = isLine ? axisOver([...bars, level ?? least]) : { from: 0, to: Math.max(greatest, target ?? 0, ...(aims ?? [])) };
  const down = (value: number) => HEIGHT - ((value - from) / (to - from)) * HEIGHT;
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  drawing.append(...(isLine ? lineOf(bars, down) : columnsOf(chart, down)));
  // A mean beside the numbers themselves would only run into them.
  const isDrawn = level !== undefined && (target !== undefined || !hasAll);
  const isAim = target !== undefined && isReference !== true;
  if (isDrawn) drawing.append(svg("path", { class: isAim ? "aim" : "mean", d: `M0 ${down(level)}H${WIDTH}` }));
  if (aims !== undefined) drawing.append(svg("path", { class: "aim", d: through(aims, down, 0.5) }));
  if (across !== undefined) drawing.append(svg("path", { class: "across", d: `M${across.at * WIDTH} 0V${HEIGHT}` }));

  const latest = bars.length - 1;
  // Where there is no room for all: the greatest, and the latest.
  const numbered = isLine ? [] : hasAll ? bars.keys() : new Set([bars.indexOf(greatest), ...(isLatest ? [latest] : [])]);
  const numbers = Array.from(numbered, (at) => {
    const number = element("span", { class: "value" }, texts[at] ?? "");
    if (hasAll || at < latest) number.style.left = `${(100 * (at + 0.5)) / bars.length}%`;
    number.style.bottom = `${HEIGHT - down(bars[at] ?? 0)}%`;
    number.toggleAttribute("data-latest", isLatest === true && at === latest);
    number.toggleAttribute("data-end", !hasAll && at === latest);
    return number;
  });
  const atHeight = (name: string, value: number, ...text: readonly string[]) => {
    const made = element("span", { class: name }, ...text);
    made.style.top = `${down(value)}%`;
    return made;
  };
  const number = (value: number) => shown(value, [from, to]);
  const axis = isLine ? [element("div", { class: "axis" }, element("span", {}, number(to)), element("span", {}, number(from)))] : [];
  const beside = isLine ? [element("div", { class: "beside" }, atHeight("latest", bars[latest] ?? 0, texts[latest] ?? ""))] : [];
  const area = element("div", { class: "area" }, drawing, ...numbers, ...(isLine ? [atHeight("dot", bars[latest] ?? 0)] : []));
  const range = isLine ? `, ${words.range(shown(least, bars), shown(greatest, bars))}` : "";
  const meanText = `${words.average} ${shown(level ?? 0, bars)}${range}`;
  // A mean without a line of its own stands between the ends.
  const middle = level === undefined || isDrawn ? [] : [element("span", { class: "key", "data-line": "none" }, meanText)];
  const foot = element("p", { class: "ends" }, element("span", {}, ends[0]), ...middle, element("span", {}, ends[1]));
  const box = element("div", { class: "plot" }, ...axis, area, ...beside, foot);
  return [
    box,
    ...(isDrawn ? [key(isAim ? "level" : "mean", target === undefined ? meanText : aimOf(target, targetName, words))] : []),
    ...(aims === undefined ? [] : [key("level", targetName ?? words.target)]),
    ...(isLine ? [key("axis", words.axisFrom(`${number(from)}\u00a0${unit}`.trim()))] : []),
    ...(across === undefined ? [] : [key("across", across.name)]),
    ...shortOf(chart),
  ];
}

/** Who falls short, by name. */
function shortOf({ called, ...chart }: Chart): readonly HTMLElement[] {
  const names = (called ?? []).filter((_, at) => isShort(chart, at));
  return names.length === 0 ? [] : [key("short", names.join(", "))];
}

function isShort({ bars, falls, target = 0, marked }: Omit<Chart, "called">, at: number): boolean {
  return falls === true && (bars[at] ?? 0) < target && marked?.[at] !== false;
}

function columnsOf(chart: Chart, down: (value: number) => number): readonly SVGElement[] {
  const { bars, isLatest } = chart;
  const step = WIDTH / bars.length;
  return bars.map((bar, at) => {
    const y = bar === 0 ? HEIGHT : Math.min(down(bar), HEIGHT - 1);
    const look = isShort(chart, at) ? "short" : isLatest && at === bars.length - 1 ? "full" : undefined;
    return svg("rect", { x: at * step + step * 0.08, y, width: step * 0.84, height: HEIGHT - y, ...(look && { class: look }) });
  });
}

function lineOf(bars: readonly number[], down: (value: number) => number): readonly SVGElement[] {
  const line = through(bars, down);
  return [svg("path", { class: "ground", d: `${line}V${HEIGHT}H0Z` }), svg("path", { class: "line", d: line })];
}

/** From edge to edge, or from the middle of the first bar to that of the last. */
function through(bars: readonly number[], down: (value: number) => number, middle = 0): string {
  const step = WIDTH / Math.max(1, bars.length - 1 + 2 * middle);
  return `M${bars.map((bar, at) => `${(at + middle) * step} ${down(bar)}`).join("L")}`;
}

/** With as many decimals as the numbers around it need. */
function shown(value: number, among: readonly number[]): string {
  const isFine = value !== 0 && Math.max(...among) < 50 && among.some((one) => !Number.isInteger(one));
  return formatNumber(isFine ? value : Math.round(value), isFine ? { min: 1, max: 1 } : undefined);
}

function svg(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
