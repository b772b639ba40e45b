import { decided, type QueuedAction } from "../../domain/sync/queuedAction";
import type { Outbox } from "../../ports/outbox";
import type { SyncStore } from "../../stores/syncStore";

/** The outbox, with every change noted in the sync state of its user. */
export function mirrorOutbox(
  outbox: Omit<Outbox, "filled">,
  sync: SyncStore,
  {
    isCurrent,
    beforeRemove,
  }: {
    readonly isCurrent: (userId: string) => boolean;
    /** Remembers what the server has confirmed; a page that is left meanwhile sends it again, and remembers it then. */
    readonly beforeRemove: (action: QueuedAction) => Promise<void>;
  },
): Omit<Outbox, "filled"> {
  return {
    add: async (actions) => {
      await outbox.add(actions);
      for (const action of actions) if (isCurrent(action.userId)) sync.put({ ...action, parked: null });
    },
    list: (userId) => outbox.list(userId),
    remove: async (key) => {
      const action = sync.find(key);
      if (action !== null) await beforeRemove(action);
      await outbox.remove(key);
      sync.remove(key);
    },
    park: async (key, parked) => {
      await outbox.park(key, parked);
      const action = sync.find(key);
      if (action !== null) sync.put({ ...action, parked });
    },
    decide: async (key, decision) => {
      const action = sync.find(key);
      const isDone = await outbox.decide(key, decision);
      const next = action === null ? null : decided(action, decision);
      // At the end of the list here; on the disk it keeps its place, and the next sending reads that.
      if (isDone) sync.remove(key);
      if (isDone && next !== null) sync.put(next);
      return isDone;
    },
  };
}
