import type { IDBPObjectStore } from "idb";
import { type NewAction, OutboxFull } from "../../domain/sync/queuedAction";
import type { OutboxLimit } from "../../ports/outbox";
import { type ACTIONS, isAction, type OutboxSchema, type OutboxSize, type OutboxSizes } from "./outboxSchema";

type Store = IDBPObjectStore<OutboxSchema, [typeof ACTIONS], typeof ACTIONS, "readwrite">;

/** Actions begin at 1. The indexes do not see it, so it is no action for any version of the shell. */
const PLACE = 0;
const NOTHING: OutboxSize = { actions: 0, bytes: 0 };

/** The room on a device: how much of a user waits, and whether more may. */
export function createOutboxSizes({ mostActions, mostBytes }: OutboxLimit) {
  /** Users whose count has been compared with what is there: a version without it may have been at work. */
  const known = new Set<string>();

  const read = async (store: Store, userId: string): Promise<{ readonly all: OutboxSizes; readonly size: OutboxSize }> => {
    const kept = await store.get(PLACE);
    const all = kept !== undefined && "sizes" in kept ? kept.sizes : {};
    const size = all[userId] ?? NOTHING;
    if (known.has(userId)) return { all, size };
    known.add(userId);
    const index = store.index("user");
    if ((await index.count(userId)) === size.actions) return { all, size };
    const actions = (await index.getAll(userId)).filter(isAction);
    const counted = { actions: actions.length, bytes: sumOf(actions) };
    const next = { ...all, [userId]: counted };
    await store.put({ sizes: next }, PLACE);
    return { all: next, size: counted };
  };
  return {
    /** Counts what takes the place of other actions of a user, or throws `OutboxFull` where there are more than before. */
    count: async (store: Store, userId: string, before: readonly NewAction[], after: readonly NewAction[]): Promise<void> => {
      const { all, size } = await read(store, userId);
      const actions = size.actions + after.length - before.length;
      const bytes = size.bytes + sumOf(after) - sumOf(before);
      if (after.length > before.length && (actions > mostActions || bytes > mostBytes)) throw new OutboxFull("too much waits");
      await store.put({ sizes: { ...all, [userId]: { actions, bytes } } }, PLACE);
    },
    filled: async (store: Store, userId: string): Promise<number> => {
      const { size } = await read(store, userId);
      return Math.max(size.actions / mostActions, size.bytes / mostBytes);
    },
    /** The database may be another one. */
    forget: () => known.clear(),
  };
}

/** About what they take on the disk. */
function sumOf(actions: readonly NewAction[]): number {
  return actions.reduce((sum, action) => sum + JSON.stringify(action).length, 0);
}
