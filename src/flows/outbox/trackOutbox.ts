import { decided, type QueuedAction } from "../../domain/sync/queuedAction";
import type { Outbox } from "../../ports/outbox";
import type { SyncStore } from "../../stores/syncStore";

/** The outbox, with every change noted in the sync state of its user. */
export function trackOutbox(
  outbox: Omit<Outbox, "filled">,
  sync: SyncStore,
  {
    isCurrent,
    onSent,
  }: {
    readonly isCurrent: (userId: string) => boolean;
    readonly onSent: (action: QueuedAction) => void;
  },
): Omit<Outbox, "filled"> {
  return {
    add: async (actions) => {
      await outbox.add(actions);
      for (const action of actions) if (isCurrent(action.userId)) sync.put({ ...action, parked: null });
    },
    list: (userId) => outbox.list(userId),
    remove: async (key) => {
      await outbox.remove(key);
      const action = sync.find(key);
      sync.remove(key);
      if (action !== null) onSent(action);
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
