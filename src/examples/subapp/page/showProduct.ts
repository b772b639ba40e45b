import { DEMO_LINKS, type DemoSample } from "../../../../generated/demoPages";
import { PARAMS } from "../../../../generated/params";
import { SHELL_ROUTES } from "../../../../generated/settings";
import type { Shell } from "../../../sdk";
import { pageClock } from "../../../sdk/clock";
import { today } from "../../../sdk/formats";
import { workshopIn } from "../../herd/workshopOf";
import { element } from "../../parts/element";
import { textsIn } from "../../parts/textsIn";
import { drawRelated } from "../../subject/drawRelated";
import { icon } from "../../subject/icon";
import { labelsIn } from "../../subject/labels";
import { type Subject, subjectOf } from "../../subject/subjectOf";
import { captionsOf } from "../dashboard/captions";
import { herdOnDay } from "../presentations/herdOnDay";
import type { HerdOnDay } from "../presentations/presentation";
import { presentationOf } from "../presentations/samples/presentationOf";
import { TEXTS as PRESENTATION_TEXTS } from "../presentations/texts/texts";
import { showAnimalSearch } from "./animalSearch";
import { dataMoment } from "./dataMoment";
import { chartCard } from "./drawChart";
import { figureList, rowTable } from "./drawPresentation";
import { givenLines } from "./givenLines";
import { showMovementForm } from "./movementForm";
import { type PageTexts, TEXTS } from "./pageTexts";
import { showActions } from "./showActions";

/** What is shown where no herd is open: one that everybody knows to be an example. */
const EXAMPLE = PARAMS.numCheptel.sample;
/** What has nothing to do with how many animals there are. */
const ABOUT_ACCOUNT: ReadonlySet<DemoSample> = new Set(["applications", "documents", "form", "invoices", "messages"]);

const CLOCK = '<path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3"/>';

type Find = (key: string) => string | undefined;

let latest = 0;

/** Draws the page of the route that the shell asks for: what it is for, the herd, its figures, and where to go from here. */
export async function showProduct(shell: Shell, base: string): Promise<void> {
  latest += 1;
  const mine = latest;
  const { context } = shell;
  const { language, numCheptel, params } = context;
  const namespaces = ["pages", "purposes", "shell", ...(Object.keys(params).length === 0 ? [] : ["catalogue"])];
  const [find, user] = await Promise.all([labelsIn(language, ...namespaces), shell.getUser()]);
  // Meanwhile another page or herd may have been asked for.
  if (mine !== latest) return;
  const texts = textsIn(TEXTS, language);
  const subject = subjectOf(base, context);
  const profile = user.ok ? user.value : null;
  const herdName = profile?.numCheptel === numCheptel ? profile?.elevageEnCours.denomination : "";
  const herd = herdOnDay(numCheptel ?? EXAMPLE, workshopIn(profile ?? { laitier: true, allaitant: false }), today());
  const words = textsIn(PRESENTATION_TEXTS, language);
  const dates = { day: texts.day, year: herd.today.year };
  showHead(subject, find);
  part("herd").replaceChildren(...herdLine(herdName ?? "", numCheptel, ABOUT_ACCOUNT.has(subject.sample) ? null : herd, texts));
  showGiven(givenLines(context, herd.animals, find), texts);
  const declared = subject.sample === "entries" || subject.sample === "exits" ? subject.sample : null;
  if (declared !== null) showMovementForm({ shell, kind: declared, herd, reasons: words.things.transfers.reasons[declared] }, part("form"));
  const hasTable = subject.sample !== "form" && context.route !== SHELL_ROUTES.search && declared === null;
  part("form").hidden = subject.sample !== "form" && declared === null;
  if (subject.sample === "form") for (const name of ["figures", "list", "chart"]) part(name).replaceChildren();
  else if (context.route === SHELL_ROUTES.search) {
    part("chart").replaceChildren();
    await showAnimalSearch({ shell, herd, texts: texts.search, words, dates }, part("figures"), part("list"));
  } else {
    const { figures, list, chart } = presentationOf(subject.sample, herd, words);
    part("figures").replaceChildren(element("h2", { class: "seenByReaders" }, texts.figures), figureList(figures));
    part("list").replaceChildren(
      rowTable(list, dates, (id) => void shell.navigate(DEMO_LINKS.animalCard.animal, { id })),
      element("p", { class: "note" }, captionsOf(language).demo),
    );
    part("chart").replaceChildren(...(chart === undefined ? [] : [chartCard(chart, list.rows, texts.chart)]));
  }
  const main = part("main");
  main.dataset.hue = String(subject.hue);
  main.ariaBusy = null;
  const isWanted = () => mine === latest;
  const print = hasTable ? texts.print : null;
  void showActions(part("actions"), { shell, find, print, isWanted });
  void drawRelated(part("related"), shell, isWanted);
}

function showHead({ names, purpose, section, icon: body }: Subject, find: Find): void {
  const name = names.map(find).find((text) => text !== undefined) ?? "";
  part("mark").replaceChildren(icon(body, 26));
  part("crumb").textContent = section === null ? "" : (find(section) ?? "");
  part("name").textContent = name;
  // A colon never begins a line.
  part("purpose").textContent = (find(purpose) ?? "").replaceAll(" :", "\u00a0:");
  document.title = name;
}

function herdLine(name: string, numCheptel: string | null, herd: HerdOnDay | null, texts: PageTexts): readonly (string | Node)[] {
  if (numCheptel === null) return [texts.noHerd];
  const named = name === "" ? [] : [element("b", {}, name)];
  const number = element("span", { class: "number" }, numCheptel);
  if (herd === null) return [...named, number];
  const [age, short] = dataMoment(numCheptel, new Date(pageClock.now()), texts);
  return [
    ...named,
    number,
    element("span", {}, texts.herd(herd.cows.length, herd.young.length)),
    element("span", { class: "age" }, icon(CLOCK, 18), element("span", {}, age), element("span", { "aria-hidden": "true" }, short)),
  ];
}

function showGiven(lines: ReturnType<typeof givenLines>, texts: PageTexts): void {
  const list = part("given");
  list.hidden = lines.length === 0;
  list.ariaLabel = texts.given;
  const one = ({ name, value }: (typeof lines)[number]) => element("div", {}, element("dt", {}, name), element("dd", {}, value));
  list.replaceChildren(...lines.map(one));
}

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (found === null) throw new Error(`The page has no part ${name}.`);
  return found;
}
