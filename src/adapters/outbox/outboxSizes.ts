import type { IDBPObjectStore } from "idb";
import { applicationOf, OutboxFull, OverQuota, type QueuedAction } from "../../domain/sync/queuedAction";
import type { OutboxLimit } from "../../ports/outbox";
import type { ACTIONS, OutboxSchema } from "./outboxSchema";

type Store = IDBPObjectStore<OutboxSchema, [typeof ACTIONS], typeof ACTIONS, IDBTransactionMode>;

interface Size {
  readonly application: string;
  /** About what it takes on the disk. */
  readonly bytes: number;
}

/**
 * The room on a device: how much of a user waits, of which application, and whether more may. It is counted in memory: on a full disk
 * nothing can be written, and what is removed must go all the same.
 */
export function createOutboxSizes({ mostActions, mostBytes, applicationShare }: OutboxLimit) {
  /** By user and key. */
  const known = new Map<string, Map<string, Size>>();
  const note = (sizes: Map<string, Size>, actions: readonly QueuedAction[]) => {
    for (const action of actions) sizes.set(action.key, { application: applicationOf(action), bytes: JSON.stringify(action).length });
    return sizes;
  };
  const read = async (store: Store, userId: string) => {
    const index = store.index("user");
    const count = await index.count(userId);
    let sizes = known.get(userId);
    // One has changed, or another tab has added or removed some; as many of each are not seen.
    if (sizes?.size !== count) sizes = note(new Map(), await index.getAll(userId));
    known.set(userId, sizes);
    return sizes;
  };
  const filledBy = (sizes: Map<string, Size>, application?: string) => {
    const some = [...sizes.values()].filter((size) => application === undefined || size.application === application);
    return Math.max(some.length / mostActions, some.reduce((sum, { bytes }) => sum + bytes, 0) / mostBytes);
  };
  return {
    /** Counts what is added, or throws `OutboxFull`. */
    add: async (store: Store, actions: readonly QueuedAction[]): Promise<void> => {
      for (const user of new Set(actions.map(({ userId }) => userId))) {
        const own = actions.filter(({ userId }) => userId === user);
        const sizes = note(new Map(await read(store, user)), own);
        if (filledBy(sizes) > 1) throw new OutboxFull("too much waits");
        const over = own.map(applicationOf).find((application) => filledBy(sizes, application) > applicationShare);
        if (over !== undefined) throw new OverQuota(`${over} fills its share`);
        known.set(user, sizes);
      }
    },
    /** It is gone, or is counted anew as it is now. */
    drop: ({ userId, key }: QueuedAction) => known.get(userId)?.delete(key),
    filled: async (store: Store, userId: string): Promise<number> => {
      const sizes = await read(store, userId);
      const applications = new Set([...sizes.values()].map(({ application }) => application));
      return Math.max(filledBy(sizes), ...[...applications].map((application) => filledBy(sizes, application) / applicationShare));
    },
    /** The database may be another one. */
    forget: () => known.clear(),
  };
}
