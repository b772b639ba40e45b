import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { isoDay, today } from "../../sdk/formats";
import { createDraftKeeper } from "../parts/draftKeeper";
import { part, write } from "./cardElements";
import type { CardTexts } from "./texts/cardTexts";

/** What is recorded, and for which animal. */
interface Subject {
  readonly action: string;
  readonly animal: string;
}

/** What has been typed and not saved. */
interface Typed {
  readonly day: string;
  readonly note: string;
}

type Sending = "none" | "keeping" | "waiting" | "sent" | "refused";

/** The form of a record for an animal: unsaved until it is sent, kept as a draft when the page is taken away. */
export function createRecordForm(shell: Shell<RouteParams>, texts: () => CardTexts, leave: (animal: string) => void) {
  const form = part<HTMLFormElement>('[data-part="record"]');
  const day = part<HTMLInputElement>('[name="day"]');
  const note = part<HTMLTextAreaElement>('[name="note"]');
  const restored = part('[data-shown="restored"]');
  const keeper = createDraftKeeper(shell);
  let subject: Subject | null = null;
  let sending: Sending = "none";
  /** By subject: another animal may be opened in the middle of a record. */
  const unsaved = new Map<string, Typed>();

  const showSending = (state: Sending) => {
    sending = state;
    part('[data-shown="sending"]').dataset.sending = state;
    write("sending", state === "none" ? "" : texts()[state]);
  };
  const clean = () => {
    if (subject !== null) unsaved.delete(keyOf(subject));
    void shell.setDirty(unsaved.size > 0);
    keeper.forget();
    restored.hidden = true;
  };
  const typed = () => {
    if (subject === null) return;
    const now: Typed = { day: day.value, note: note.value };
    unsaved.set(keyOf(subject), now);
    void shell.setDirty(true);
    keeper.keep(now);
  };
  const fill = (kept: Typed) => {
    day.value = kept.day;
    note.value = kept.note;
    restored.hidden = false;
    if (subject !== null) unsaved.set(keyOf(subject), kept);
    // Not kept once more: until the shell has its answer, this page stands where it stood before.
    void shell.setDirty(true);
  };
  const save = async () => {
    if (subject === null) return;
    const { action, animal } = subject;
    showSending("keeping");
    const answer = await shell.storageAction("animalRecord", { animal, action, day: day.value, note: note.value.trim() });
    showSending(answer.ok ? "waiting" : "none");
    if (!answer.ok) return void shell.notice("negative", texts().notKept);
    clean();
    leave(animal);
  };
  form.addEventListener("input", typed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void save();
  });
  part('[data-act="leave"]').addEventListener("click", () => {
    clean();
    if (subject !== null) leave(subject.animal);
  });
  shell.onKeepDraft(() => ({ day: day.value, note: note.value }));
  shell.onSyncStatus(({ status, waiting }) => {
    if (sending === "waiting" && (waiting === 0 || status === "parked")) showSending(status === "parked" ? "refused" : "sent");
  });

  return {
    /** Opens the form empty, or with what was typed before; null closes it. */
    show: (next: Subject | null, kept: unknown) => {
      const isSame = next?.action === subject?.action && next?.animal === subject?.animal;
      form.hidden = next === null;
      subject = next;
      showSending(next === null ? sending : "none");
      restored.textContent = texts().restored;
      if (next === null) return;
      write("record", texts().recordOf(texts().actions[next.action] ?? next.action));
      if (isSame) return;
      form.reset();
      day.value = isoDay(today());
      restored.hidden = true;
      const before = unsaved.get(keyOf(next)) ?? readTyped(kept);
      if (before !== null) fill(before);
    },
  };
}

function keyOf({ action, animal }: Subject): string {
  return JSON.stringify([action, animal]);
}

/** Reads a draft that the shell kept; null for any other shape. */
function readTyped(value: unknown): Typed | null {
  if (typeof value !== "object" || value === null) return null;
  const [day, note] = ["day", "note"].map((name) => Reflect.get(value, name));
  return typeof day === "string" && typeof note === "string" ? { day, note } : null;
}
