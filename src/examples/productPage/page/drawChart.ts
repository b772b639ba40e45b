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
/** Two numbers beside a graph that are nearer than this, in percent of its height, would lie on each other. */
const APART = 18;

export interface ChartWords {
  readonly average: string;
  readonly target: string;
}

/** The graph of a page: a bar for each row, or what was and is, beside its mean or what is aimed at. */
export function chartCard(chart: Chart, rows: Presentation["list"]["rows"], words: ChartWords): HTMLElement {
  const drawn = chart.ofRows ? [rowBars(chart, rows, words)] : [plot(chart, words), endsOf(chart)];
  const unit = chart.unit === undefined ? [] : [element("span", {}, chart.unit)];
  return element("section", { class: "chart" }, element("header", {}, element("h2", {}, chart.title), ...unit), ...drawn);
}

/** Named bars in the order of the rows; a line through them where something is aimed at. */
function rowBars({ bars, target, targetName }: Chart, rows: readonly Row[], words: ChartWords): HTMLElement {
  const greatest = Math.max(1e-9, target ?? 0, ...bars);
  const one = (bar: number, at: number) => {
    const row = rows[at];
    const track = element("span", { class: "track" }, ...(bar === 0 ? [] : [share("span", "bar", bar / greatest)]));
    if (target !== undefined) track.append(share("span", "aim", target / greatest));
    return element(
      "li",
      { "data-tone": row?.state.tone ?? "plain" },
      element("span", {}, row?.who.name ?? ""),
      element("b", {}, shown(bar, bars)),
      track,
    );
  };
  const list = element("ol", { class: "rowBars" }, ...bars.map(one));
  const aimed = target === undefined ? [] : [element("p", { class: "aimed" }, targetName ?? `${words.target} ${shown(target, [target])}`)];
  return element("div", {}, list, ...aimed);
}

function share(tag: "span", name: string, of: number): HTMLElement {
  const made = element(tag, { class: name });
  made.style.setProperty("--share", String(of));
  return made;
}

/** Bars from zero; a line where they would all be as high. Beside it stand the latest number and the mean or the aim. */
function plot({ bars, isLatest, target }: Chart, words: ChartWords): HTMLElement {
  const [least, greatest] = [Math.min(...bars), Math.max(1e-9, ...bars)];
  const isLine = isLatest === true && least > ALIKE * greatest;
  const mean = bars.reduce((sum, bar) => sum + bar, 0) / Math.max(1, bars.length);
  const level = target ?? (isLatest ? mean : undefined);
  const span = greatest - least || 1;
  const from = isLine ? Math.min(least, level ?? least) - ROOM * span : 0;
  const to = (isLine ? Math.max(greatest, level ?? greatest) : Math.max(greatest, target ?? 0)) + (isLine ? ROOM * span : 0);
  const down = (value: number) => HEIGHT - ((value - from) / (to - from)) * HEIGHT;
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  drawing.append(...(isLine ? lineOf(bars, down) : columnsOf(bars, down, isLatest === true)));
  if (level !== undefined) drawing.append(svg("path", { class: target === undefined ? "mean" : "aim", d: `M0 ${down(level)}H${WIDTH}` }));
  const latest = bars.at(-1) ?? 0;
  const beside = element("div", { class: "beside" });
  const say = (name: string, value: number, ...text: readonly (Node | string)[]) => {
    const label = element("span", { class: name }, ...text);
    label.style.top = `${down(value)}%`;
    beside.append(label);
  };
  if (isLatest) say("latest", latest, shown(latest, bars));
  if (level !== undefined && Math.abs(down(level) - down(latest)) > APART)
    say(
      "level",
      level,
      target === undefined ? words.average : words.target,
      element("br"),
      shown(level, target === undefined ? bars : [level]),
    );
  const dot = element("i", { class: "dot" });
  dot.style.top = `${down(latest)}%`;
  return element("div", { class: "plot" }, element("div", {}, drawing, ...(isLine ? [dot] : [])), ...(isLatest || target ? [beside] : []));
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

function endsOf({ ends = ["", ""] }: Chart): HTMLElement {
  return element("p", { class: "ends" }, element("span", {}, ends[0]), element("span", {}, ends[1]));
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
