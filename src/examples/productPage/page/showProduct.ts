import { DEMO_ACTIONS, DEMO_LINKS, type DemoSample } from "../../../../generated/demoPages";
import { PARAMS } from "../../../../generated/params";
import { SHELL_ROUTES } from "../../../../generated/settings";
import type { Shell } from "../../../sdk";
import { today } from "../../../sdk/formats";
import { herdFacts } from "../../herd/herdFacts";
import { animalNamed } from "../../herd/sampleAnimals";
import { workshopIn } from "../../herd/workshopOf";
import { element } from "../../parts/element";
import { textsIn } from "../../parts/textsIn";
import { drawRelated } from "../../subject/drawRelated";
import { emptyCow } from "../../subject/emptyCow";
import { herdLine } from "../../subject/herdLine";
import { icon } from "../../subject/icon";
import { labelsIn } from "../../subject/labels";
import { type Subject, subjectOf } from "../../subject/subjectOf";
import { holdForm } from "../account/holdForm";
import { chartCard } from "../chart/chartCard";
import { captionsOf } from "../dashboard/captions";
import { givenLines } from "../given/givenLines";
import { herdOnDay } from "../presentations/herdOnDay";
import type { HerdOnDay, Presentation } from "../presentations/presentation";
import { missingWorkshop, presentationOf } from "../presentations/samples/presentationOf";
import { TEXTS as PRESENTATION_TEXTS } from "../presentations/texts/texts";
import { readDone } from "./doneRows";
import { showMovementForm } from "./movementForm";
import { openPageOf, pagesOf } from "./openPageOf";
import { pageRows } from "./pageRows";
import { type PageTexts, TEXTS } from "./pageTexts";
import { isOpen, showActions } from "./showActions";
import { showAnimalSearch } from "./showAnimalSearch";
import type { Choices } from "./showChoices";
import { sayUnsaved } from "./unsavedEntries";

/** Pages of the account show what they show of this one where no herd is open. */
const EXAMPLE = PARAMS.numCheptel.sample;
/** What has nothing to do with how many animals there are. */
const ABOUT_ACCOUNT: ReadonlySet<DemoSample> = new Set(["applications", "documents", "form", "invoices", "messages", "reports"]);

type Find = (key: string) => string | undefined;

let latest = 0;
/** Page and herd that were asked for last. */
let place = "";
let stopRows = () => {};
/** What stands below the head, by all that it depends on; null while it is drawn. */
let shown: { readonly key: string; readonly drawAround: () => void } | null = null;

/**
 * Draws the page of the route that the shell asks for: what it is for, the herd, its figures, and where to go from here. What was typed
 * and chosen on it stays while it would be drawn as it is, such as when the network comes and goes; not where it is opened anew.
 */
export async function showProduct(shell: Shell, base: string, form?: Promise<void>, isOpened = false): Promise<void> {
  latest += 1;
  if (isOpened) shown = null;
  const mine = latest;
  const { context } = shell;
  const { language, numCheptel, params } = context;
  closeSheets(shell);
  const subject = subjectOf(base, context);
  if (subject.sample === "form") {
    for (const name of ["figures", "list", "chart", "source"]) part(name).replaceChildren();
    holdForm(part("form"));
  }
  const namespaces = ["pages", "purposes", "shell", ...(Object.keys(params).length === 0 ? [] : ["catalogue"])];
  const [find, user] = await Promise.all([labelsIn(language, ...namespaces), shell.getUser()]);
  // Meanwhile another page or herd may have been asked for.
  if (mine !== latest) return;
  const texts = textsIn(TEXTS, language);
  const profile = user.ok ? user.value : null;
  const herdName = profile?.numCheptel === numCheptel ? profile?.elevageEnCours.denomination : "";
  const workshop = workshopIn(profile ?? { laitier: true, allaitant: false });
  const sampled = herdOnDay(numCheptel ?? EXAMPLE, workshop, today());
  const herd: HerdOnDay = {
    ...sampled,
    route: context.route,
    asked: animalNamed(sampled.animals, String(params.id ?? "")),
    ...(profile !== null && { reader: `${profile.prenom} ${profile.nom}` }),
  };
  const words = textsIn(PRESENTATION_TEXTS, language);
  const dates = { day: texts.day, year: herd.today.year };
  showHead(subject, find);
  const isOfAccount = ABOUT_ACCOUNT.has(subject.sample);
  const isShown = numCheptel !== null || isOfAccount;
  const action = DEMO_ACTIONS[context.route ?? ""];
  const counts = isOfAccount ? null : { cows: herd.cows.length, young: herd.young.length };
  const facts = numCheptel === null ? null : herdFacts(herdName ?? "", numCheptel, counts, language);
  part("herd").replaceChildren(...(!isShown ? [texts.noHerd] : facts === null ? [] : herdLine(facts)));
  // What the name of the page says already is not said again.
  const title = document.title.toLowerCase();
  const given = givenLines(context, { sample: subject.sample, herd, words, textOf: find }).filter(
    ({ value }) => !title.includes(value.toLowerCase()),
  );
  showGiven(given, texts);
  const { laitier, allaitant } = profile ?? {};
  const key = JSON.stringify([context.route, params, context.query, numCheptel, language, herd.today, herd.reader, laitier, allaitant]);
  if (shown?.key === key) {
    const isHeld = [part("actions"), part("related")].some((place) => place.contains(document.activeElement));
    if (!isHeld) shown.drawAround();
    return;
  }
  shown = null;
  stopRows();
  for (const name of ["figures", "list", "chart"]) part(name).replaceChildren();
  const declared = subject.sample === "entries" || subject.sample === "exits" ? subject.sample : null;
  part("form").hidden = !isShown || (subject.sample !== "form" && declared === null);
  let noting: ReturnType<typeof pageRows>["noting"] = null;
  let isOnRow = false;
  let choices: Choices | undefined;
  let resumes: string | undefined;
  let isArranged = false;
  const lacking = profile === null || subject.sample === "form" ? null : missingWorkshop(subject.sample, profile);
  const isSearch = context.route === SHELL_ROUTES.search;
  if (isShown && isSearch) await showAnimalSearch({ shell, herd, words, dates }, part("figures"), part("list"));
  else if (isShown && lacking !== null)
    part("figures").replaceChildren(element("div", { class: "lacking" }, emptyCow(), element("p", {}, texts.noWorkshop[lacking])));
  else if (isShown && subject.sample !== "form") {
    const shown = presentationOf(subject.sample, herd, words);
    const { list, chart } = shown;
    const canAct =
      numCheptel !== null &&
      (shown.noting !== undefined ||
        shown.arranging !== undefined ||
        [...list.rows, ...(shown.own?.rows ?? [])].some(({ act }) => act !== undefined));
    const keptAs = shown.keptAs ?? subject.sample;
    const done = canAct ? await readDone(shell, keptAs) : null;
    if (mine !== latest) return;
    const openAnimal = (id: string) => void shell.navigate(DEMO_LINKS.animalCard.animal, { id });
    const drawAnew = () => void showProduct(shell, base, form, true);
    const rows = pageRows(shown, { shell, page: keptAs, herd, done, texts, words: dates, openAnimal, drawAnew });
    stopRows = rows.stop;
    if (shown.choices === undefined) noting = rows.noting;
    else choices = choicesOf(shown.choices, rows.noting, shell, texts);
    resumes = shown.resumes;
    isOnRow =
      list.rows.some(({ continues, opens }) => continues !== undefined && opens === undefined) ||
      (list.isDoneHere === true &&
        canAct &&
        subjectOf(base, { route: action?.route ?? null, params: {}, query: {} }).sample === subject.sample);
    if (declared === null) delete part("form").dataset.for;
    else showMovementForm({ shell, kind: declared, herd, today }, part("form"));
    // What is declared stands first; what is arranged has no figures.
    isArranged = shown.arranging !== undefined;
    part("figures").replaceChildren(...(declared === null && !isArranged ? [rows.figures] : []));
    part("list").replaceChildren(...(declared === null ? [] : [rows.figures]), rows.list);
    part("source").textContent = captionsOf(language).demo;
    part("chart").replaceChildren(...(chart === undefined ? [] : [chartCard(chart, texts.chart)]));
  }
  if (subject.sample === "form") await form;
  if (mine !== latest) return;
  const main = part("main");
  main.dataset.hue = String(subject.hue);
  main.ariaBusy = null;
  main.toggleAttribute("data-waits", !isShown && subject.asksHerd);
  const print = isSearch || isArranged || lacking !== null || declared !== null || subject.sample === "form" ? null : texts.print;
  const drawAround = () => {
    const now = { key, drawAround };
    shown = now;
    if (!isShown) return part("actions").replaceChildren();
    const isWanted = () => shown === now;
    void showActions(part("actions"), { shell, find, print, noting, choices, resumes, isOnRow, isWanted });
    void drawRelated(part("related"), shell, isWanted, action?.route);
  };
  drawAround();
}

/** What stands open over a page is about that one and its herd. */
function closeSheets(shell: Shell): void {
  const { route, params, query, numCheptel } = shell.context;
  const before = place;
  place = JSON.stringify([route, params, query, numCheptel]);
  if (place === before) return;
  // A dialog that is closed gives the focus back, which a page that is hidden must not take.
  const sheets = document.querySelectorAll("dialog.paper");
  for (const sheet of sheets) sheet.remove();
  if (sheets.length > 0) sayUnsaved(shell);
}

/** Of what an action may be: what is noted here, where something can be, and the pages that the user may open. */
function choicesOf(
  all: NonNullable<Presentation["choices"]>,
  noting: ReturnType<typeof pageRows>["noting"],
  shell: Shell,
  { acts: { close } }: PageTexts,
): Choices {
  const choiceOf = async ({ name, opens }: (typeof all)[number]) => {
    if (opens === undefined) return noting === null ? [] : [{ name, press: noting.press }];
    const isOffered = await Promise.all((await pagesOf(opens)).map(({ route }) => isOpen(shell, route)));
    return isOffered.includes(true) ? [{ name, press: () => void openPageOf(opens, shell) }] : [];
  };
  return { close, offered: async () => (await Promise.all(all.map(choiceOf))).flat() };
}

function showHead({ names, purpose, section, icon: body }: Subject, find: Find): void {
  const name = names.map(find).find((text) => text !== undefined) ?? "";
  part("mark").replaceChildren(icon(body, 26));
  part("crumb").textContent = section === null ? "" : (find(section) ?? "");
  part("name").textContent = name;
  // A colon never begins a line, and a word of one letter never ends it.
  const said = find(purpose) ?? "";
  part("purpose").textContent = said.replaceAll(/ (?=:)|(?<= \p{L}) /gu, "\u00a0");
  // A page that a row or a button opens may say by its name alone what it is for.
  part("purpose").hidden = said === "";
  document.title = name;
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
