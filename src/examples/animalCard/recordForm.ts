import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { type CalendarDay, compareDays, formatDay, isoDay, isRealDay, readIsoDay } from "../../sdk/formats";
import type { SampleAnimal } from "../herd/sampleAnimals";
import { followAction, type Sending } from "../parts/followAction";
import { numberParts } from "../parts/numberParts";
import { readEntries } from "../parts/readEntries";
import { part, write } from "./cardElements";
import type { CardTexts } from "./texts/cardTexts";

/** What is recorded, and for which animal; animals of other herds have the same identifiers. */
interface Subject {
  readonly herd: string;
  readonly action: string;
  readonly animal: Pick<SampleAnimal, "id" | "number" | "name" | "born">;
  readonly today: CalendarDay;
}

/** Of these the day says all. */
const SAID_BY_DAY: ReadonlySet<string> = new Set(["sevrage", "velage", "tarissement", "insemination"]);

/** What has been typed and not saved. */
interface Typed {
  readonly day: string;
  readonly note: string;
}

/** The form of a record for an animal: unsaved until it is sent, kept as a draft when the page is taken away. */
export function createRecordForm(shell: Shell<RouteParams>, texts: () => CardTexts, leave: (animal: string) => void) {
  const form = part<HTMLFormElement>('[data-part="record"]');
  const day = part<HTMLInputElement>('[name="day"]');
  const note = part<HTMLTextAreaElement>('[name="note"]');
  const restored = part('[data-shown="restored"]');
  const wrong = part('[data-shown="wrong"]');
  let subject: Subject | null = null;
  let sending: Sending | "none" = "none";
  /** By subject: another animal may be opened in the middle of a record. */
  const unsaved = readEntries(shell.draft, isTyped);
  const saving = new Set<string>();
  /** What has been saved, until its form closes. */
  let saved: string | null = null;

  const showSending = (state: Sending | "none") => {
    sending = state;
    part('[data-shown="sending"]').dataset.sending = state;
    write("sending", state === "none" ? "" : texts()[state]);
  };
  const last = followAction(shell, showSending);
  const draft = () => (unsaved.size === 0 ? null : [...unsaved]);
  /** What was typed in another herd is kept there. */
  const sayUnsaved = () => void shell.setDirty([...unsaved.keys()].some((key) => isOfHerd(key, shell.context.numCheptel)));
  const clean = (key: string) => {
    unsaved.delete(key);
    sayUnsaved();
    void shell.saveDraft(draft());
  };
  const showWrong = (field: HTMLElement | null, text: string) => {
    wrong.textContent = text;
    for (const one of [day, note]) one.setAttribute("aria-invalid", String(one === field));
    field?.focus();
  };
  const isRight = ({ action, animal, today }: Subject): boolean => {
    const on = readIsoDay(day.value);
    const isPossible = on !== null && isRealDay(on) && compareDays(on, animal.born) >= 0 && compareDays(on, today) <= 0;
    if (!isPossible) showWrong(day, texts().wrongDay(formatDay(animal.born), formatDay(today)));
    else if (!SAID_BY_DAY.has(action) && note.value.trim() === "") showWrong(note, texts().noteMissing);
    else return true;
    return false;
  };
  const typed = () => {
    if (subject === null) return;
    showWrong(null, "");
    saved = null;
    unsaved.set(keyOf(subject), { day: day.value, note: note.value });
    sayUnsaved();
    void shell.saveDraft(draft());
  };
  const save = async () => {
    if (subject === null) return;
    const { action, animal } = subject;
    const key = keyOf(subject);
    // Pressed twice it is still one.
    if (saving.has(key) || saved === key) return;
    showWrong(null, "");
    if (!isRight(subject)) return;
    const sent = unsaved.get(key);
    saving.add(key);
    const payload = { animal: animal.id, action, day: day.value, note: note.value.trim() };
    const isKept = await last.send("animalRecord", payload, labelOf(subject, texts()));
    saving.delete(key);
    if (!isKept) return void shell.notice("negative", texts().notKept);
    // What was typed meanwhile is not in it.
    if (unsaved.get(key) !== sent) return;
    clean(key);
    if (subject === null || keyOf(subject) !== key) return;
    saved = key;
    restored.hidden = true;
    leave(animal.id);
  };
  form.addEventListener("input", typed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void save();
  });
  part('[data-act="leave"]').addEventListener("click", () => {
    if (subject === null) return;
    clean(keyOf(subject));
    restored.hidden = true;
    leave(subject.animal.id);
  });
  shell.onKeepDraft(draft);
  // What came back with the page is as unsaved as it was.
  if (unsaved.size > 0) sayUnsaved();
  shell.onContext(({ numCheptel }, before) => {
    if (numCheptel !== before.numCheptel) sayUnsaved();
  });

  return {
    /** Opens the form empty, or with what was typed before; null closes it. */
    show: (next: Subject | null) => {
      const isSame = next !== null && subject !== null && keyOf(next) === keyOf(subject);
      form.hidden = next === null;
      subject = next;
      if (!isSame) saved = null;
      if (next === null || isSame) showSending(sending);
      else last.forget();
      restored.textContent = texts().restored;
      if (next === null) return;
      write("record", texts().recordOf(texts().actions[next.action] ?? next.action));
      day.min = isoDay(next.animal.born);
      day.max = isoDay(next.today);
      if (isSame) return;
      showWrong(null, "");
      const before = unsaved.get(keyOf(next));
      day.value = before?.day ?? isoDay(next.today);
      note.value = before?.note ?? "";
      restored.hidden = before === undefined;
    },
  };
}

/** "Soin · 4345 Bergère", where what is recorded has a name. */
function labelOf({ action, animal: { number, name } }: Subject, { actions }: CardTexts): string | undefined {
  const word = actions[action];
  return word && `${word.slice(0, 1).toUpperCase()}${word.slice(1)} · ${numberParts(number).last} ${name}`;
}

function keyOf({ herd, action, animal }: Subject): string {
  return JSON.stringify([herd, action, animal.id]);
}

function isOfHerd(key: string, herd: string | null): boolean {
  return key.startsWith(`${JSON.stringify([herd]).slice(0, -1)},`);
}

function isTyped(value: object): value is Typed {
  return ["day", "note"].every((name) => typeof Reflect.get(value, name) === "string");
}
