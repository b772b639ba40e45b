import { DEMO_LINKS } from "../../../generated/demoPages";
import type { RouteParams } from "../../../generated/routeNames";
import { connectToShell, type Shell, ShellError } from "../../sdk";
import { type CalendarDay, compareDays, today } from "../../sdk/formats";
import { heldChanges } from "../herd/heldChanges";
import { animalNamed, type SampleAnimal, sampleAnimals } from "../herd/sampleAnimals";
import { stillDue } from "../herd/stillDue";
import type { Changes } from "../herd/taskChanges";
import { workshopOf } from "../herd/workshopOf";
import { connection } from "../parts/connection";
import { drawGreyRows } from "../parts/drawGreyRows";
import { numberParts } from "../parts/numberParts";
import { onNewDay } from "../parts/onNewDay";
import { onSent } from "../parts/onSent";
import { showReceived } from "../parts/showReceived";
import { textsIn } from "../parts/textsIn";
import { part, write } from "./cardElements";
import { createRecordForm } from "./recordForm";
import { showAnimal } from "./showAnimal";
import type { CardTexts } from "./texts/cardTexts";
import { TEXTS } from "./texts/texts";

interface Herd {
  readonly numCheptel: string;
  readonly day: CalendarDay;
  readonly animals: readonly SampleAnimal[];
  /** What was done on its planning, as it was last known. */
  readonly changes: Changes;
}

const DEFAULT_ACTION = "soin";
const LINKS = DEMO_LINKS.animalCard;

/** The card of an animal, written without any framework. */
async function start(): Promise<void> {
  part('[data-part="grey"]').replaceChildren(drawGreyRows());
  const shell = await connectToShell<RouteParams>(connection("animal card 1.0"));
  const texts = () => textsIn(TEXTS, shell.context.language);
  const go = {
    animal: (id: string) => void shell.navigate(LINKS.animal, { id }),
    lot: (id: string) => void shell.navigate(LINKS.lot, { id }),
    tasks: () => void shell.navigate(LINKS.tasks),
    record: (id: string) => void shell.navigate(LINKS.record, { action: DEFAULT_ACTION, id }),
  };
  const form = createRecordForm(shell, texts, go.animal);
  let herd: Herd | null = null;

  const draw = async () => {
    showReceived(shell);
    showTexts(texts());
    const { numCheptel } = shell.context;
    if (numCheptel !== herd?.numCheptel) {
      showLoading(texts());
      herd = numCheptel === null ? null : await herdOf(shell, numCheptel, {});
    }
    // Meanwhile the herd may have changed once more.
    if (shell.context.numCheptel !== (herd?.numCheptel ?? null)) return;
    const text = String(shell.context.params.id ?? "");
    const animal = herd === null ? undefined : animalNamed(herd.animals, text);
    const { action } = shell.context.params;
    form.show(
      herd === null || animal === undefined || typeof action !== "string"
        ? null
        : { herd: herd.numCheptel, action, animal, today: herd.day },
    );
    if (herd === null || animal === undefined) showNone(herd === null ? texts().noHerd : texts().unknown(readable(text)), texts());
    else {
      showParts(true);
      showAnimal(animal, herd.animals, herd.day, texts(), go);
      void shell.setTitle(`${animal.name} ${numberParts(animal.number).last}`);
    }
    part("main").ariaBusy = null;
  };
  /** What is done on the planning is to be done no more here; what is to be done is so on a day. */
  const renew = async () => {
    const before = herd;
    if (before === null) return;
    const now = await herdOf(shell, before.numCheptel, before.changes);
    if (herd !== before || isAlike(now, before)) return;
    herd = now;
    await draw();
  };
  shell.onContext(draw);
  shell.onOpen(async () => {
    await draw();
    window.scrollTo(0, 0);
  });
  shell.onNetwork(async () => {
    await draw();
    await renew();
  });
  onSent(shell, () => void renew());
  onNewDay(shell, () => void renew());
  await draw();
  await shell.ready();
}

async function herdOf(shell: Shell<RouteParams>, numCheptel: string, before: Changes): Promise<Herd> {
  const isOnline = shell.context.network === "ONLINE";
  const [workshop, held] = await Promise.all([workshopOf(shell), isOnline ? heldChanges(numCheptel) : null]);
  const [day, changes] = [today(), held ?? before];
  return { numCheptel, day, changes, animals: stillDue(sampleAnimals(numCheptel, workshop, day), changes, day) };
}

function isAlike(one: Herd, other: Herd): boolean {
  return compareDays(one.day, other.day) === 0 && JSON.stringify(one.changes) === JSON.stringify(other.changes);
}

function showTexts(texts: CardTexts): void {
  const shown: ReadonlyMap<string, string> = new Map([
    ["lifeCycle", texts.lifeCycle],
    ["day", texts.day],
    ["note", texts.note],
    ["save", texts.save],
    ["cancel", texts.cancel],
  ]);
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]"))
    element.textContent = shown.get(element.dataset.text ?? "") ?? "";
}

/** Grey rows stand in the place of all that is drawn of a herd, until that has come. */
function showLoading(texts: CardTexts): void {
  part("main").ariaBusy = "true";
  showNoName(texts);
}

function showNoName(texts: CardTexts): void {
  write("number", "");
  write("breed", "");
  write("name", texts.title);
}

function showNone(message: string, texts: CardTexts): void {
  showParts(false);
  showNoName(texts);
  write("message", message);
}

function showParts(isThere: boolean): void {
  for (const name of ["card", "mates"]) part(`[data-part="${name}"]`).hidden = !isThere;
  if (isThere) write("message", "");
}

function readable(text: string): string {
  const { head, last } = numberParts(text);
  return `${head} ${last}`.trim();
}

start().catch((error: unknown) => {
  part("main").ariaBusy = null;
  showParts(false);
  write("message", error instanceof ShellError ? error.message : "The page could not be opened.");
});
