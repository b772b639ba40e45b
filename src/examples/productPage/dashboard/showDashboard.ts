import { DASHBOARDS } from "../../../../generated/dashboards";
import { SECTIONS } from "../../../../generated/menus";
import type { Shell } from "../../../sdk";
import { sectionHue } from "../../../views/parts/sectionHue";
import { sampleHerd } from "../../herd/sampleHerd";
import { captionsOf } from "./captions";
import { drawChart } from "./drawChart";
import { figureOf, isSampleName, type SampleFigure, type SampleName } from "./figures";

/** Further figures, for a small view that has the room. */
type MoreFigures = (numCheptel: string, name: SampleName) => Promise<HTMLElement>;

/** From this height of the frame on there is room for more than its number and chart. */
const TALL = "(min-height: 251px)";

/** Draws the dashboard that the shell asks for by kind and view, `mini` or `full`; nothing for any other page. */
export function showDashboard(shell: Shell, more: MoreFigures): void {
  const { numCheptel, language, query } = shell.context;
  const { kind, view } = query;
  const tile = DASHBOARDS.tiles.find(({ id }) => id === kind);
  const name = tile?.sample ?? "";
  const place = document.querySelector<HTMLElement>("[data-dashboard]");
  if (!place) return;
  document.documentElement.dataset.view = view ?? "page";
  place.style.setProperty("--hue", `var(--hue-${sectionHue(SECTIONS, tile?.section ?? "")})`);
  place.hidden = numCheptel === null || !isSampleName(name);
  if (numCheptel === null || !isSampleName(name)) return;
  const figure = figureOf(name, sampleHerd(numCheptel));
  const captions = captionsOf(language);
  const caption = captions[name];
  const value = numberText(figure.value, figure.digits, language);
  place.replaceChildren(
    element("p", "value", value),
    element("p", "caption", caption),
    drawChart(figure),
    ...endsOf(figure, captions.weeks),
    ...(view === "mini" ? [] : [element("p", "note", captions.demo)]),
  );
  if (view !== "mini") return;
  void shell.setFigure(value, caption);
  const tall = window.matchMedia(TALL);
  const addMore = () =>
    more(numCheptel, name).then((figures) => {
      if (shell.context.numCheptel === numCheptel && !place.querySelector('[data-figure="more"]')) place.append(figures);
    });
  // Its place may get its height after its page.
  if (tall.matches) void addMore();
  else tall.addEventListener("change", () => void addMore(), { once: true });
}

function endsOf({ bars, isLatest, isAhead }: SampleFigure, weeks: ReturnType<typeof captionsOf>["weeks"]): readonly HTMLElement[] {
  if (!isLatest && !isAhead) return [];
  const made = element("p", "ends", "");
  made.append(...(isLatest ? weeks.ago : weeks.ahead)(bars.length - 1).map((text) => element("span", "end", text)));
  return [made];
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
