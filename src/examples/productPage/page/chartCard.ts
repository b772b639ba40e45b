import { formatNumber } from "../../../sdk/formats";
import { element } from "../../parts/element";
import type { Chart, Presentation, Row } from "../presentations/presentation";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 100;
const HEIGHT = 100;
/** Share of the greatest above which bars from zero would all look alike. */
const ALIKE = 0.6;
/** Room above and below a line, as a share of what it spans. */
const ROOM = 0.25;
/** Share of the greatest that a line spans at least: a small change looks small. */
const LEAST_SPAN = 0.1;
const FULL = 100;
/** Letters and digits that have room above all bars of a graph together. */
const MOST_LETTERS = 36;

export interface ChartWords {
  readonly average: string;
  readonly target: string;
  /** Where all bars are zero. */
  readonly none: string;
  readonly range: (least: string, greatest: string) => string;
}

/** The graph of a page: a bar for each row, or what was and is, beside its mean or what is aimed at. */
export function chartCard(chart: Chart, rows: Presentation["list"]["rows"], words: ChartWords): HTMLElement {
  const unit = chart.unit === undefined ? [] : [element("span", {}, chart.unit)];
  return element(
    "section",
    { class: "chart" },
    element("header", {}, element("h2", {}, chart.title), ...unit),
    ...(chart.bars.every((bar) => bar === 0)
      ? [element("p", { class: "ends" }, words.none)]
      : chart.ofRows
        ? rowBars(chart, rows, words)
        : [...plot(chart, words)]),
  );
}

/** Named bars in the order of the rows; a line through them where something is aimed at. */
function rowBars({ bars, target, targetName, isFilled }: Chart, rows: readonly Row[], words: ChartWords): readonly HTMLElement[] {
  const greatest = isFilled ? FULL : Math.max(1e-9, target ?? 0, ...bars);
  const one = (bar: number, at: number) => {
    const row = rows[at];
    const track = element("span", { class: "track" }, ...(bar === 0 ? [] : [share("bar", bar / greatest)]));
    if (target !== undefined) track.append(share("aim", target / greatest));
    return element(
      "li",
      { "data-tone": row?.state.tone ?? "plain" },
      element("span", {}, row?.who.name ?? ""),
      element("b", {}, shown(bar, bars)),
      track,
    );
  };
  const list = element("ol", { class: isFilled ? "stores" : "rowBars" }, ...bars.map(one));
  return target === undefined ? [list] : [list, key("aim", aimOf(target, targetName, words))];
}

function share(name: string, of: number): HTMLElement {
  const made = element("span", { class: name });
  made.style.setProperty("--share", String(of));
  return made;
}

function aimOf(target: number, name: string | undefined, words: ChartWords): string {
  return name ?? `${words.target} ${shown(target, [target])}`;
}

/** What the dashes of a graph are. */
function key(line: "aim" | "mean" | "across", text: string): HTMLElement {
  return element("p", { class: "key", "data-line": line }, text);
}

/** Bars from zero, with their numbers; a line where they would all be as high, which says between what it lies. */
function plot({ bars, isLatest, target, targetName, across, ends = ["", ""] }: Chart, words: ChartWords): readonly HTMLElement[] {
  const [least, greatest] = [Math.min(...bars), Math.max(1e-9, ...bars)];
  const isLine = isLatest === true && least > ALIKE * greatest;
  const mean = bars.reduce((sum, bar) => sum + bar, 0) / Math.max(1, bars.length);
  const level = target ?? (isLatest ? mean : undefined);
  const [low, high] = [Math.min(least, level ?? least), Math.max(greatest, level ?? greatest)];
  const room = Math.max(ROOM * (high - low), (LEAST_SPAN * high - (high - low)) / 2);
  const [from, to] = isLine ? [low - room, high + room] : [0, Math.max(greatest, target ?? 0)];
  const down = (value: number) => HEIGHT - ((value - from) / (to - from)) * HEIGHT;
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  drawing.append(...(isLine ? lineOf(bars, down) : columnsOf(bars, down, isLatest === true)));
  if (level !== undefined) drawing.append(svg("path", { class: target === undefined ? "mean" : "aim", d: `M0 ${down(level)}H${WIDTH}` }));
  if (across !== undefined) drawing.append(svg("path", { class: "mean", d: `M${across.at * WIDTH} 0V${HEIGHT}` }));

  const texts = bars.map((bar) => shown(bar, bars));
  const longest = Math.max(...texts.map(({ length }) => length));
  const hasAll = !isLine && longest * bars.length <= MOST_LETTERS;
  const latest = bars.length - 1;
  // The latest stands beside the graph where there is no room for all.
  const numbered = isLine ? [] : hasAll ? bars.keys() : [bars.indexOf(greatest)].filter((at) => !isLatest || at < latest);
  const numbers = Array.from(numbered, (at) => {
    const number = element("span", { class: "value" }, texts[at] ?? "");
    number.style.left = `${(100 * (at + 0.5)) / bars.length}%`;
    number.style.bottom = `${HEIGHT - down(bars[at] ?? 0)}%`;
    number.toggleAttribute("data-latest", isLatest === true && at === latest);
    return number;
  });
  const range = isLine ? `, ${words.range(shown(least, bars), shown(greatest, bars))}` : "";
  const meanText = `${words.average} ${shown(level ?? 0, bars)}${range}`;
  const atLatest = (name: string, ...text: readonly string[]) => {
    const made = element("span", { class: name }, ...text);
    made.style.top = `${down(bars[latest] ?? 0)}%`;
    return made;
  };
  const beside = isLatest && !hasAll ? [element("div", { class: "beside" }, atLatest("latest", texts[latest] ?? ""))] : [];
  return [
    element("div", { class: "plot" }, element("div", {}, drawing, ...numbers, ...(isLine ? [atLatest("dot")] : [])), ...beside),
    element("p", { class: "ends" }, element("span", {}, ends[0]), element("span", {}, ends[1])),
    ...(level === undefined ? [] : [target === undefined ? key("mean", meanText) : key("aim", aimOf(target, targetName, words))]),
    ...(across === undefined ? [] : [key("across", across.name)]),
  ];
}

function columnsOf(bars: readonly number[], down: (value: number) => number, isLatest: boolean): readonly SVGElement[] {
  const step = WIDTH / bars.length;
  return bars.map((bar, at) => {
    const y = bar === 0 ? HEIGHT : Math.min(down(bar), HEIGHT - 1);
    const isFull = isLatest && at === bars.length - 1;
    return svg("rect", { x: at * step + step * 0.08, y, width: step * 0.84, height: HEIGHT - y, ...(isFull && { class: "full" }) });
  });
}

function lineOf(bars: readonly number[], down: (value: number) => number): readonly SVGElement[] {
  const points = bars.map((bar, at) => `${(at * WIDTH) / Math.max(1, bars.length - 1)} ${down(bar)}`).join("L");
  return [svg("path", { class: "fill", d: `M${points}V${HEIGHT}H0Z` }), svg("path", { class: "line", d: `M${points}` })];
}

/** With as many decimals as the numbers around it need. */
function shown(value: number, among: readonly number[]): string {
  const isFine = Math.max(...among) < 50 && among.some((one) => !Number.isInteger(one));
  return formatNumber(isFine ? value : Math.round(value), isFine ? { min: 1, max: 1 } : undefined);
}

function svg(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
