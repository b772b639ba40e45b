import type { QueuedAction } from "../../../domain/sync/queuedAction";
import type { SyncEntries } from "../../../protocol/frames/messages/syncOverview";

/** Well below what a frame takes as an answer. */
const MOST_CHARACTERS = 500_000;

/** A page of what is on the device, whole, from an action on, or from the first; of one that is longer than a page that one alone. */
export function entriesFrom(actions: readonly QueuedAction[], from: string | null): SyncEntries {
  const first = from === null ? 0 : actions.findIndex(({ key }) => key === from);
  const texts: string[] = [];
  let characters = 0;
  for (const action of first < 0 ? [] : actions.slice(first)) {
    const text = JSON.stringify(action, asPlain);
    characters += text.length;
    if (texts.length > 0 && characters > MOST_CHARACTERS) return { text: `[${texts.join()}]`, next: action.key };
    texts.push(text);
  }
  return { text: `[${texts.join()}]`, next: null };
}

/** What another version of the shell has written may hold numbers that JSON has no form for. */
function asPlain(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
