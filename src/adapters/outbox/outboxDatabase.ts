import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as z from "zod/mini";
import type { NewAction, Outbox, QueuedAction } from "../../ports/outbox";

interface Schema extends DBSchema {
  readonly actions: {
    readonly key: number;
    readonly value: QueuedAction;
    readonly indexes: { readonly key: string; readonly user: string };
  };
}

const ACTIONS = "actions";
const VERSION = 1;

const storedAction: z.ZodMiniType<QueuedAction> = z.object({
  key: z.string(),
  userId: z.string(),
  numCheptel: z.string(),
  type: z.string(),
  payload: z.unknown(),
  at: z.date(),
  parked: z.nullable(z.object({ status: z.number(), reason: z.string() })),
});

/** The outbox in a database of its own, so that the others can be cleared without it. */
export function createOutboxDatabase(name: string): Outbox {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    if (opened === null) {
      opened = openOutbox(name, forget);
      // A disk that was full a moment ago may have room now.
      opened.catch(forget);
    }
    return opened;
  };
  const change = async (key: string, write: (action: QueuedAction) => QueuedAction | null) => {
    const transaction = (await open()).transaction(ACTIONS, "readwrite", { durability: "strict" });
    const cursor = await transaction.store.index("key").openCursor(key);
    const next = cursor && write(cursor.value);
    if (cursor && next) await cursor.update(next);
    else if (cursor) await cursor.delete();
    await transaction.done;
  };
  return {
    add: async (actions) => {
      const transaction = (await open()).transaction(ACTIONS, "readwrite", { durability: "strict" });
      await Promise.all([...actions.map((action) => transaction.store.add(fresh(action))), transaction.done]);
    },
    list: async (userId) => {
      const stored: readonly unknown[] = await (await open()).getAllFromIndex(ACTIONS, "user", userId);
      // What another version of the shell has written stays where it is until that version sends it.
      return stored.map((action) => z.safeParse(storedAction, action)).flatMap((read) => (read.success ? [read.data] : []));
    },
    remove: (key) => change(key, () => null),
    park: (key, parked) => change(key, (action) => ({ ...action, parked })),
  };
}

/** The order in the queue is the auto-increment key of the database, whatever the clock of the device says. */
function openOutbox(name: string, onGone: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, VERSION, {
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

function fresh({ key, userId, numCheptel, type, payload, at }: NewAction): QueuedAction {
  return { key, userId, numCheptel, type, payload, at, parked: null };
}
