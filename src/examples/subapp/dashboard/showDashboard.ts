import { DASHBOARDS } from "../../../../generated/dashboards";
import type { Shell } from "../../../sdk";
import { sampleHerd } from "../../herd/sampleHerd";
import { captionsOf } from "./captions";
import { figureOf, isSampleName, type SampleFigure } from "./figures";

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 40;
const BAR = 10;

/** Draws the dashboard that the shell asks for by kind and view, `mini` or `full`; nothing for any other page. */
export function showDashboard(shell: Shell): void {
  const { numCheptel, language, query } = shell.context;
  const { kind, view } = query;
  const name = DASHBOARDS.tiles.find(({ id }) => id === kind)?.sample ?? "";
  const place = document.querySelector<HTMLElement>("[data-dashboard]");
  if (!place) return;
  document.documentElement.dataset.view = view ?? "page";
  place.hidden = numCheptel === null || !isSampleName(name);
  if (numCheptel === null || !isSampleName(name)) return;
  const figure = figureOf(name, sampleHerd(numCheptel));
  const captions = captionsOf(language);
  const caption = captions[name];
  const value = numberText(figure.value, figure.digits, language);
  place.replaceChildren(
    element("p", "value", value),
    element("p", "caption", caption),
    chart(figure),
    ...(view === "mini" ? [] : [element("p", "note", captions.demo)]),
  );
  if (view === "mini") void shell.setFigure(value, caption);
}

function numberText(value: number, digits: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

function element(tag: string, name: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.dataset.figure = name;
  made.textContent = text;
  return made;
}

/** Bars from zero, the last one emphasised. Their number is said beside them, so they are only looked at. */
function chart({ bars }: SampleFigure): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  const greatest = Math.max(1e-9, ...bars);
  drawing.setAttribute("viewBox", `0 0 ${bars.length * BAR} ${HEIGHT}`);
  drawing.setAttribute("preserveAspectRatio", "none");
  drawing.setAttribute("aria-hidden", "true");
  for (const [at, bar] of bars.entries()) {
    const height = Math.max(1, (bar / greatest) * HEIGHT);
    const column = document.createElementNS(SVG, "rect");
    const values = { x: at * BAR + 1, y: HEIGHT - height, width: BAR - 2, height };
    for (const [name, number] of Object.entries(values)) column.setAttribute(name, String(number));
    drawing.append(column);
  }
  return drawing;
}
