import { type IDBPDatabase, openDB } from "idb";
import { decided, type NewAction, OutboxFull, type QueuedAction } from "../../domain/sync/queuedAction";
import type { Outbox, OutboxLimit } from "../../ports/outbox";
import { ACTIONS, type OutboxSchema } from "./outboxSchema";
import { createOutboxSizes } from "./outboxSizes";
import { isReadable, placeOf, readStored } from "./readStored";

const VERSION = 1;
/** How many actions are read at once: thousands would hold up the page. */
const PAGE = 250;

const NO_LIMIT: OutboxLimit = { mostActions: Number.POSITIVE_INFINITY, mostBytes: Number.POSITIVE_INFINITY, applicationShare: 1 };

/** The outbox in a database of its own, so that the others can be cleared without it. */
export function createOutboxDatabase(name: string, limit: OutboxLimit = NO_LIMIT): Outbox {
  const sizes = createOutboxSizes(limit);
  let opened: Promise<IDBPDatabase<OutboxSchema>> | null = null;
  const forget = () => {
    opened = null;
    sizes.forget();
  };
  const open = (): Promise<IDBPDatabase<OutboxSchema>> => {
    if (opened === null) {
      opened = openIndexedDb(name, forget);
      // A disk that was full a moment ago may have space now.
      opened.catch(forget);
    }
    return opened;
  };
  const begin = async <Mode extends "readonly" | "readwrite">(mode: Mode) => {
    const start = async () => (await open()).transaction(ACTIONS, mode, { durability: "strict" });
    const transaction = await start().catch((error: unknown) => {
      if (!isClosed(error)) throw error;
      // Browsers close connections on their own, some of them without an event.
      forget();
      return start();
    });
    // What a request has told already is not told a second time.
    transaction.done.catch(() => undefined);
    return transaction;
  };
  const change = async (
    key: string,
    write: (action: QueuedAction) => QueuedAction | null,
    where: (action: QueuedAction) => boolean = () => true,
  ) => {
    const transaction = await begin("readwrite");
    const place = placeOf(key) ?? (await transaction.store.index("key").getKey(key));
    const cursor = place === undefined ? null : await transaction.store.openCursor(place);
    const isThere = cursor !== null && where(cursor.value);
    if (isThere) {
      const next = write(cursor.value);
      // Over its quota a browser takes a removal as long as nothing is written with it.
      if (next === null) await cursor.delete();
      else await cursor.update(next);
      sizes.drop(cursor.value);
    }
    await transaction.done;
    return isThere;
  };
  return {
    add: async (actions) => {
      const transaction = await begin("readwrite");
      try {
        const added = actions.map(fresh);
        await sizes.add(transaction.store, added);
        await Promise.all([...added.map(async (action) => transaction.store.add(action)), transaction.done]);
      } catch (error) {
        if (error instanceof OutboxFull) transaction.abort();
        else sizes.forget();
        await transaction.done.catch(() => undefined);
        throw isFull(error) || isFull(transaction.error) ? new OutboxFull("the disk is full", { cause: error }) : error;
      }
    },
    filled: async (userId) => sizes.filled((await begin("readonly")).store, userId),
    list: async (userId) => {
      const { store } = await begin("readonly");
      const places = await store.index("user").getAllKeys(userId);
      const actions: QueuedAction[] = [];
      for (let at = 0; at < places.length; at += PAGE) {
        const [first = 0, last = first] = [places[at], places[Math.min(at + PAGE, places.length) - 1]];
        const page = (await store.getAll(IDBKeyRange.bound(first, last))).filter((value) => value.userId === userId);
        actions.push(...page.map((value, nth) => readStored(value, userId, places[at + nth] ?? 0)));
      }
      return actions;
    },
    remove: async (key) => void (await change(key, () => null)),
    park: async (key, parked) => void (await change(key, (action) => ({ ...action, parked }))),
    // What cannot be read can only be given up.
    decide: (key, decision) =>
      change(
        key,
        (action) => decided(action, decision),
        (action) => (isReadable(action) ? action.parked !== null : decision.kind === "discard"),
      ),
  };
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "InvalidStateError";
}

/** Browsers differ in what kind of error it is, not in its name. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** The order in the queue is the auto-increment key of the database, whatever the clock of the device says. */
function openIndexedDb(name: string, onGone: () => void): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>(name, VERSION, {
    upgrade: (database) => {
      const store = database.createObjectStore(ACTIONS, { autoIncrement: true });
      store.createIndex("key", "key", { unique: true });
      store.createIndex("user", "userId");
    },
    // A newer shell in another tab upgrades the database; this one reopens it when needed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onGone();
    },
    terminated: onGone,
  });
}

function fresh({ key, userId, numCheptel, type, payload, at, label, from }: NewAction): QueuedAction {
  return { key, userId, numCheptel, type, payload, at, parked: null, ...(label !== undefined && { label }), ...(from && { from }) };
}
