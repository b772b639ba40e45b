import { barChart } from "./barChart";
import type { SampleFigure } from "./figures";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 100;
const HEIGHT = 40;
/** Where the least is more than this share of the most, bars from zero would all look the same. */
const FLAT = 0.5;
/** Above and below a curve. */
const MARGIN = 4;

/** What is measured as a curve over its own range, all else as bars. The number is said beside it, so it is only looked at. */
export function drawChart({ bars, isLatest }: Pick<SampleFigure, "bars" | "isLatest">): SVGElement {
  const most = Math.max(...bars);
  const least = Math.min(...bars);
  const chart = isLatest && least > FLAT * most ? curve(bars, least, most) : barChart(bars);
  if (isLatest) chart.dataset.latest = "";
  return chart;
}

function curve(bars: readonly number[], least: number, most: number): SVGElement {
  const points = bars.map((bar, at) => {
    const x = (at * WIDTH) / Math.max(1, bars.length - 1);
    const y = HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * (bar - least)) / Math.max(most - least, 1e-9);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = points.join("L");
  const chart = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  chart.append(drawn("path", { d: `M0 ${HEIGHT}L${line}V${HEIGHT}Z`, "data-under": "" }), drawn("path", { d: `M${line}` }));
  return chart;
}

function drawn(tag: string, values: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  return element;
}
