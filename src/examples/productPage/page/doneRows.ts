import type { Shell } from "../../../sdk";

/** What was done on a page, as the storage of the herd holds it; null: this application keeps nothing. */
export async function readDone(shell: Pick<Shell, "storageRead">, page: string): Promise<ReadonlySet<string> | null> {
  const kept = await shell.storageRead(shelfOf(page));
  if (!kept.ok) return null;
  const value: unknown = kept.value;
  return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "string") : []);
}

export async function storeDone(shell: Pick<Shell, "storageStore">, page: string, done: ReadonlySet<string>): Promise<void> {
  await shell.storageStore(shelfOf(page), [...done]);
}

function shelfOf(page: string): string {
  return `done-${page}`;
}
