import type { Shell, SyncOverview } from "../../../sdk";
import { isObject } from "../../parts/isObject";
import { type Entry, entryOf, entryOn, withEntry } from "../presentations/doneEntries";

export interface DoneRows {
  readonly done: ReadonlySet<string>;
  /** What the server has refused, by its key in the queue: there it waits to be corrected. */
  readonly refused: Readonly<Record<string, Entry>>;
}

/** What was done on a page, as the storage of the herd holds it; null: this application keeps nothing. */
export async function readDone(shell: Pick<Shell, "storageRead">, page: string): Promise<DoneRows | null> {
  const kept = await shell.storageRead(shelfOf(page));
  if (!kept.ok) return null;
  const { done, refused } = isObject(kept.value) ? kept.value : {};
  const entries = Object.entries(isObject(refused) ? refused : {}).flatMap(([key, value]) => {
    const entry = entryOf(value);
    return entry === null ? [] : [[key, entry] as const];
  });
  return {
    done: new Set(Array.isArray(done) ? done.filter((id) => typeof id === "string") : []),
    refused: Object.fromEntries(entries),
  };
}

export async function storeDone(shell: Pick<Shell, "storageStore">, page: string, { done, refused }: DoneRows): Promise<void> {
  await shell.storageStore(shelfOf(page), { done: [...done], refused });
}

/** What the server has refused is undone on its row, and done again once it was sent corrected; what was discarded stays undone. */
export function settled(before: DoneRows, { parked, discarded }: SyncOverview, page: string, numCheptel: string): DoneRows {
  let { done } = before;
  const now = new Map<string, Entry>();
  // Of one row the oldest counts: before it there was neither.
  for (const { key, payload, numCheptel: herd } of [...parked].reverse()) {
    const entry = herd === numCheptel ? entryOn(payload, page) : null;
    if (entry === null) continue;
    now.set(key, entry);
    if (!(key in before.refused)) done = withEntry(done, { ...entry, done: !entry.done });
  }
  for (const [key, entry] of Object.entries(before.refused))
    if (!now.has(key) && !discarded.some((item) => item.key === key)) done = withEntry(done, entry);
  return { done, refused: Object.fromEntries(now) };
}

function shelfOf(page: string): string {
  return `done-${page}`;
}
