import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export const ENTRIES = "entries";
export const SIZES = "sizes";

/** User, herd, application, index. */
export type EntryKey = [string, string, string, string];
/** User, herd, application. */
export type PlaceKey = [string, string, string];

export interface PlaceSize {
  readonly entries: number;
  readonly characters: number;
}

export interface HerdStorageSchema extends DBSchema {
  /** JSON text, so that its length is known. */
  readonly [ENTRIES]: { readonly key: EntryKey; readonly value: string };
  /** What an application has of a herd, counted in the same transactions as it changes. */
  readonly [SIZES]: { readonly key: PlaceKey; readonly value: PlaceSize };
}

const VERSION = 1;

/** Whether the database is on the device; asking does not create it. */
export async function hasHerdDatabase(name: string): Promise<boolean> {
  let isNew = false;
  const upgrade = (
    _: unknown,
    __: number,
    ___: number | null,
    transaction: { readonly done: Promise<void>; readonly abort: () => void },
  ) => {
    isNew = true;
    transaction.done.catch(() => {});
    transaction.abort();
  };
  try {
    (await openDB(name, undefined, { upgrade })).close();
    return true;
  } catch (error) {
    if (isNew) return false;
    throw error;
  }
}

export function openHerdDatabase(name: string, onGone: () => void): Promise<IDBPDatabase<HerdStorageSchema>> {
  return openDB<HerdStorageSchema>(name, VERSION, {
    upgrade: (database) => {
      database.createObjectStore(ENTRIES);
      database.createObjectStore(SIZES);
    },
    // The purge deletes the database, or a newer shell in another tab upgrades it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onGone();
    },
    terminated: onGone,
  });
}
