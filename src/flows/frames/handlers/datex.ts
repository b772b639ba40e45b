import { STORAGE } from "../../../../generated/settings";
import type { KeyValueStore } from "../../../ports/keyValueStore";
import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import { createTurns } from "../../../time/createTurns";

/** Limits for all entries together: session storage holds about five million characters. */
const MOST_CHARACTERS = 1_000_000;
const MOST_ENTRIES = 200;

interface Entry {
  readonly domain: string;
  readonly key: string;
  /** User the entry belongs to: the next user of the tab does not see it. */
  readonly user: string;
  /** The application that has stored it; left out by an earlier version of the shell. */
  readonly application?: string;
  readonly value: unknown;
}

/** The temporary store between frames (section 3). An entry is read once, by domain and key; entries cannot be listed. */
export interface Datex {
  /** The random key of the new entry; refused when the store, the share of the application or the browser has no room. */
  readonly store: (application: string, domain: string, value: unknown) => Promise<Answer<string>>;
  /** Reads and removes the entry; null: there is none. */
  readonly read: (domain: string, key: string) => Promise<unknown>;
  readonly clear: () => Promise<void>;
}

interface DatexPorts {
  readonly tabStorage: KeyValueStore;
  /** A key that cannot be guessed. */
  readonly randomKey: () => string;
  /** The user signed in, or null. */
  readonly user: () => string | null;
}

/** All entries are stored under one key of the session storage, whose name is configuration (decision WRK-02). */
export function createDatex({ tabStorage, randomKey, user }: DatexPorts): Datex {
  // Serialised, so that no change is lost between reading and writing.
  const inTurn = createTurns();
  const entries = async () => readEntries(await tabStorage.read(STORAGE.datexKey)).filter((entry) => entry.user === user());
  const write = (all: readonly Entry[]) => tabStorage.write(STORAGE.datexKey, all);
  return {
    store: (application, domain, value) =>
      inTurn(async () => {
        const owner = user();
        if (owner === null) return failed("not-signed-in");
        const key = randomKey();
        const all = [...(await entries()), { domain, key, user: owner, application, value: value ?? null }];
        if (filledBy(all) > 1) return failed("too-many");
        if (filledBy(all.filter((entry) => entry.application === application)) > STORAGE.applicationShare) return failed("over-quota");
        return (await write(all)) ? succeeded(key) : failed("failed");
      }),
    read: (domain, key) =>
      inTurn(async () => {
        const all = await entries();
        const found = all.find((entry) => entry.domain === domain && entry.key === key);
        if (found === undefined) return null;
        await write(all.filter((entry) => entry !== found));
        return found.value;
      }),
    clear: () => inTurn(() => tabStorage.remove(STORAGE.datexKey)),
  };
}

/** Which part of the store they fill. */
function filledBy(entries: readonly Entry[]): number {
  return Math.max(entries.length / MOST_ENTRIES, JSON.stringify(entries).length / MOST_CHARACTERS);
}

/** Anything not written by this store is ignored. */
function readEntries(kept: unknown): readonly Entry[] {
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === "object" &&
    entry !== null &&
    ["domain", "key", "user"].every((name) => typeof Reflect.get(entry, name) === "string") &&
    "value" in entry
  );
}
