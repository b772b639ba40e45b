import type { SampleFigure } from "./figures";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 100;
const HEIGHT = 40;
/** Room of a bar. */
const BAR = 10;
/** Where the least is more than this share of the most, bars from zero would all look the same. */
const FLAT = 0.5;
/** Above and below a curve. */
const MARGIN = 4;

/** What is measured as a curve over its own range, all else as bars with their numbers. It is only looked at: beside it the number is said. */
export function drawChart({ bars, isLatest }: Pick<SampleFigure, "bars" | "isLatest">): HTMLElement {
  const most = Math.max(...bars);
  const least = Math.min(...bars);
  const isCurve = isLatest === true && least > FLAT * most;
  const chart = isCurve ? curve(bars, least, most) : columns(bars, most);
  if (isLatest) chart.dataset.latest = "";
  const place = document.createElement("div");
  place.dataset.figure = "chart";
  place.ariaHidden = "true";
  place.append(chart, ...(isCurve ? [] : numbersOf(bars, most)));
  return place;
}

/** Bars from zero, none where there is nothing. */
function columns(bars: readonly number[], most: number): SVGElement {
  const chart = drawing(bars.length * BAR);
  for (const [at, bar] of bars.entries()) {
    const height = bar === 0 ? 0 : Math.max(1, (bar / most) * HEIGHT);
    chart.append(drawn("rect", { x: `${at * BAR + 1}`, y: `${HEIGHT - height}`, width: `${BAR - 2}`, height: `${height}` }));
  }
  return chart;
}

/** What is counted, above each bar. */
function numbersOf(bars: readonly number[], most: number): readonly HTMLElement[] {
  if (!bars.every(Number.isInteger)) return [];
  return bars.flatMap((bar, at) => {
    if (bar === 0) return [];
    const number = document.createElement("span");
    number.dataset.figure = "count";
    number.textContent = String(bar);
    number.style.left = `${(100 * (at + 0.5)) / bars.length}%`;
    number.style.bottom = `${(100 * bar) / most}%`;
    return [number];
  });
}

function curve(bars: readonly number[], least: number, most: number): SVGElement {
  const points = bars.map((bar, at) => {
    const x = (at * WIDTH) / Math.max(1, bars.length - 1);
    const y = HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * (bar - least)) / Math.max(most - least, 1e-9);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = points.join("L");
  const chart = drawing(WIDTH);
  chart.append(drawn("path", { d: `M0 ${HEIGHT}L${line}V${HEIGHT}Z`, "data-under": "" }), drawn("path", { d: `M${line}` }));
  return chart;
}

function drawing(width: number): SVGElement {
  return drawn("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
}

function drawn(tag: string, values: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  return element;
}
