import type { IDBPDatabase } from "idb";
import type { HerdStorage, HerdStoragePlace } from "../../ports/herdStorage";
import {
  ENTRIES,
  type HerdStorageSchema,
  hasHerdDatabase,
  openHerdDatabase,
  type PlaceKey,
  type PlaceSize,
  SIZES,
} from "./herdStorageSchema";

export interface HerdStorageLimits {
  /** Of one application for one herd. */
  readonly entries: number;
  /** Of one entry. */
  readonly characters: number;
  /** Of everything of one user on the device. */
  readonly total: number;
  /** Part of it that one application may store, for all herds. */
  readonly applicationShare: number;
}

const LIMITS: HerdStorageLimits = { entries: 500, characters: 131_072, total: 50_000_000, applicationShare: 1 };
const NOTHING: PlaceSize = { entries: 0, characters: 0 };

/** The storage of sub-applications by herd, in a database of its own. */
export function createHerdStorageDatabase(name: string, given: Partial<HerdStorageLimits> = {}): HerdStorage {
  const limits = { ...LIMITS, ...given };
  let opened: Promise<IDBPDatabase<HerdStorageSchema>> | null = null;
  let lastUser: string | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    opened ??= openHerdDatabase(name, forget);
    opened.catch(forget);
    return opened;
  };
  const begin = async <Mode extends "readonly" | "readwrite">(mode: Mode) => {
    const stores = [ENTRIES, SIZES] as const;
    try {
      return (await open()).transaction(stores, mode);
    } catch (error) {
      if (!isNamed(error, "InvalidStateError")) throw error;
      // Browsers close connections on their own, some of them without an event.
      forget();
      return (await open()).transaction(stores, mode);
    }
  };
  /** A user who has left without a logout leaves nothing to the next one. */
  const keepOnly = async (userId: string) => {
    if (lastUser === userId) return;
    const transaction = await begin("readwrite");
    for (const store of [transaction.objectStore(ENTRIES), transaction.objectStore(SIZES)])
      for (const others of [IDBKeyRange.upperBound([userId], true), IDBKeyRange.lowerBound([userId, []], true)]) await store.delete(others);
    await transaction.done;
    lastUser = userId;
  };
  const write = async (place: HerdStoragePlace, index: string, text: string | null) => {
    const key = keyOf(place);
    const transaction = await begin("readwrite");
    const [entries, sizes] = [transaction.objectStore(ENTRIES), transaction.objectStore(SIZES)];
    const [before, size = NOTHING, all, places] = await Promise.all([
      entries.get([...key, index]),
      sizes.get(key),
      sizes.getAll(),
      sizes.getAllKeys(),
    ]);
    const added = (text?.length ?? 0) - (before?.length ?? 0);
    const next = {
      entries: size.entries + (text === null ? 0 : 1) - (before === undefined ? 0 : 1),
      characters: size.characters + added,
    };
    const isMore = added > 0;
    const total = all.reduce((sum, { characters }) => sum + characters, added);
    const own = all.filter((_, at) => places[at]?.[2] === place.application).reduce((sum, { characters }) => sum + characters, added);
    if (next.entries > limits.entries) return "too-many";
    if (isMore && total > limits.total) return "storage-full";
    if (isMore && own > limits.total * limits.applicationShare) return "over-quota";
    const entry = text === null ? entries.delete([...key, index]) : entries.put(text, [...key, index]);
    await Promise.all([entry, next.entries === 0 ? sizes.delete(key) : sizes.put(next, key), transaction.done]);
    return null;
  };
  return {
    read: async (place, index) => {
      await keepOnly(place.userId);
      const text = await (await begin("readonly")).objectStore(ENTRIES).get([...keyOf(place), index]);
      return text === undefined ? null : JSON.parse(text);
    },
    store: async (place, index, value) => {
      const text = value === null || value === undefined ? null : JSON.stringify(value);
      if (text !== null && text.length > limits.characters) return "too-many";
      try {
        await keepOnly(place.userId);
        return await write(place, index, text);
      } catch (error) {
        if (isNamed(error, "QuotaExceededError")) return "storage-full";
        throw error;
      }
    },
    sizes: async (userId) => {
      await keepOnly(userId);
      const store = (await begin("readonly")).objectStore(SIZES);
      const [keys, sizes] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map(([, numCheptel, application], at) => ({ numCheptel, application, characters: sizes[at]?.characters ?? 0 }));
    },
    clear: async () => {
      // After a purge there is none, and none is left behind.
      if (opened === null && !(await hasHerdDatabase(name))) return;
      const transaction = await begin("readwrite");
      await Promise.all([transaction.objectStore(ENTRIES).clear(), transaction.objectStore(SIZES).clear(), transaction.done]);
    },
  };
}

function keyOf({ userId, numCheptel, application }: HerdStoragePlace): PlaceKey {
  return [userId, numCheptel, application];
}

/** Browsers differ in what kind of error it is, not in its name. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
