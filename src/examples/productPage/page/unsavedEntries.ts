import type { Shell } from "../../../sdk";
import { readEntries } from "../../parts/readEntries";

export type Drafted = Pick<Shell, "context" | "draft" | "onKeepDraft" | "saveDraft" | "setDirty">;

/** What was typed in forms and not kept, by herd and form; of a page that was loaded again, what the shell has kept of it. */
const ENTRIES = new WeakMap<Drafted, Map<string, readonly string[]>>();

/** What is typed in a form of the open herd: unsaved until it is kept, and a draft of the page that is open. */
export function unsavedEntry(shell: Drafted, form: string) {
  const entries = entriesOf(shell);
  const { numCheptel, route } = shell.context;
  const key = `${numCheptel} ${form}`;
  /** Drafts belong to one page of one herd. */
  const isHere = () => shell.context.numCheptel === numCheptel && shell.context.route === route;
  const draft = () => {
    const values = isHere() ? entries.get(key) : undefined;
    return values === undefined ? null : [[key, values]];
  };
  shell.onKeepDraft(draft);
  // What came back with the page is as unsaved as it was.
  sayUnsaved(shell);
  return {
    isHere,
    values: () => entries.get(key),
    /** null: there is nothing to lose. */
    keep: (values: readonly string[] | null) => {
      if (values === null) entries.delete(key);
      else entries.set(key, values);
      sayUnsaved(shell);
      if (isHere()) void shell.saveDraft(draft());
    },
  };
}

/** Tells the shell whether something of the open herd is unsaved. */
export function sayUnsaved(shell: Drafted): void {
  void shell.setDirty([...entriesOf(shell).keys()].some((key) => key.startsWith(`${shell.context.numCheptel} `)));
}

function entriesOf(shell: Drafted) {
  const entries = ENTRIES.get(shell) ?? readEntries(shell.draft, isTexts);
  ENTRIES.set(shell, entries);
  return entries;
}

function isTexts(value: object): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
