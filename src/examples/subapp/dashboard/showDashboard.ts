import { DASHBOARDS } from "../../../../generated/dashboards";
import type { Shell } from "../../../sdk";
import { sampleHerd } from "../../herd/sampleHerd";
import { barChart } from "./barChart";
import { captionsOf } from "./captions";
import { figureOf, isSampleName } from "./figures";

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
    barChart(figure.bars),
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
