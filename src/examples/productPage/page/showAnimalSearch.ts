import { DEMO_LINKS } from "../../../../generated/demoPages";
import { QUICK_ACCESS } from "../../../../generated/settings";
import type { Shell } from "../../../sdk";
import { ageMonths } from "../../herd/ageMonths";
import { findAnimals } from "../../herd/findAnimals";
import type { SampleAnimal } from "../../herd/sampleAnimals";
import { tasksOf } from "../../herd/tasks";
import { element } from "../../parts/element";
import { textsIn } from "../../parts/textsIn";
import { dueState } from "../presentations/dueState";
import { type HerdOnDay, MOST_ROWS, type Row } from "../presentations/presentation";
import type { PresentationTexts } from "../presentations/texts/presentationTexts";
import { rowTable, type TableWords } from "./rowTable";
import { SEARCH } from "./searchTexts";

/** Where the storage of the application keeps which animals were opened last; the shell forgets it with the logout. */
const KEPT = "recentAnimals";

interface SearchPage {
  readonly shell: Shell;
  readonly herd: HerdOnDay;
  readonly words: PresentationTexts;
  readonly dates: TableWords;
}

const field = element("input", { type: "search", id: "animal", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
const label = element("label", { for: "animal" });
const form = element("div", { class: "search", role: "search" }, label, field);
/** What the address said last; what was typed since stays until it says something else. */
let given = "";

/** A field for a number or a name, and the animals that match; before something is typed, those opened last. */
export async function showAnimalSearch(page: SearchPage, place: HTMLElement, list: HTMLElement): Promise<void> {
  const { shell, herd } = page;
  const asked = shell.context.query[QUICK_ACCESS.animalQuery] ?? "";
  if (asked !== given) field.value = asked;
  given = asked;
  label.textContent = textsIn(SEARCH, shell.context.language).label;
  if (!place.contains(form)) place.replaceChildren(form);
  let kept = await recentOf(shell, herd);
  const draw = () => list.replaceChildren(resultsOf(page, field.value, kept));
  field.oninput = async () => {
    // Some have been opened since.
    if (field.value.trim() === "") kept = await recentOf(shell, herd);
    draw();
  };
  draw();
}

function resultsOf(page: SearchPage, typed: string, kept: readonly SampleAnimal[]): HTMLElement {
  const { herd, words } = page;
  const texts = textsIn(SEARCH, words.language);
  const found = findAnimals(herd.animals, typed);
  const said = (text: string) => element("p", { class: "note", role: "status" }, text);
  if (typed.trim() === "") return kept.length === 0 ? said(texts.hint) : tableOf(page, texts.recent, kept);
  return found.length === 0 ? said(texts.none(typed.trim())) : tableOf(page, texts.found(found.length), found.slice(0, MOST_ROWS));
}

function tableOf({ shell, herd, words, dates }: SearchPage, title: string, animals: readonly SampleAnimal[]): HTMLElement {
  const rowOf = (animal: SampleAnimal): Row => {
    const [task] = tasksOf([animal], herd.today);
    return {
      who: animal,
      cells: [words.lot(animal.lot), words.months(ageMonths(animal.born, herd.today)), task === undefined ? "" : words.events[task.kind]],
      state:
        task === undefined
          ? { text: textsIn(SEARCH, words.language).nothingToDo, tone: "plain" }
          : dueState(animal.due[task.kind] ?? 0, words.due),
    };
  };
  const columns = [words.animal, words.feed.lot, words.growth.age, words.herd.toDo, words.herd.state];
  return rowTable({ title, columns, rows: animals.map(rowOf) }, dates, (id) => {
    void remember(shell, id);
    void shell.navigate(DEMO_LINKS.animalCard.animal, { id });
  });
}

async function recentIds(shell: Shell): Promise<readonly unknown[]> {
  const kept = await shell.storageRead(KEPT);
  return kept.ok && Array.isArray(kept.value) ? kept.value : [];
}

async function recentOf(shell: Shell, { animals }: HerdOnDay): Promise<readonly SampleAnimal[]> {
  return (await recentIds(shell)).flatMap((id) => animals.find((animal) => animal.id === id) ?? []);
}

async function remember(shell: Shell, id: string): Promise<void> {
  const others = (await recentIds(shell)).filter((other) => other !== id);
  await shell.storageStore(KEPT, [id, ...others].slice(0, MOST_ROWS));
}
