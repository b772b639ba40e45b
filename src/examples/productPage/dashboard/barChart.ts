const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 40;
const BAR = 10;

/** Bars from zero, none where there is nothing. Their number is said beside them, so they are only looked at. */
export function barChart(bars: readonly number[]): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  const greatest = Math.max(1e-9, ...bars);
  drawing.setAttribute("viewBox", `0 0 ${bars.length * BAR} ${HEIGHT}`);
  drawing.setAttribute("preserveAspectRatio", "none");
  drawing.setAttribute("aria-hidden", "true");
  for (const [at, bar] of bars.entries()) {
    const height = bar === 0 ? 0 : Math.max(1, (bar / greatest) * HEIGHT);
    const column = document.createElementNS(SVG, "rect");
    const values = { x: at * BAR + 1, y: HEIGHT - height, width: BAR - 2, height };
    for (const [name, number] of Object.entries(values)) column.setAttribute(name, String(number));
    drawing.append(column);
  }
  return drawing;
}
