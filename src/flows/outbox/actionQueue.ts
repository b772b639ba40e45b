import { OUTBOX } from "../../../generated/settings";
import type { NewAction, Outbox, QueuedAction } from "../../ports/outbox";
import type { QueuePorts, QueueStores } from "./queuePorts";
import { type Drain, startDrain } from "./startDrain";
import { syncFailureNotice } from "./syncFailureNotice";
import { type CheckVersion, createVersionPurge } from "./versionPurge";

/** What somebody has done, about one herd. */
export type UserAction = Pick<NewAction, "numCheptel" | "type" | "payload">;

export interface ActionQueue {
  /** Resolves when the actions are safe on the device, with network or without; when it rejects none of them is. */
  readonly enqueue: (userId: string, done: readonly UserAction[]) => Promise<void>;
  readonly drain: Drain;
  /** The actions of a user that are still on the device, oldest first. */
  readonly waiting: (userId: string) => Promise<readonly QueuedAction[]>;
  /** One was added, sent or set aside in this tab. */
  readonly onChange: (run: () => void) => () => void;
  readonly checkVersion: CheckVersion;
}

/** The queue, once it is first asked for. */
export type LoadQueue = () => Promise<ActionQueue>;

/** Section 4: actions that are synchronised once the network allows it, in the name of the user who did them. */
export async function openActionQueue({ services, ...ports }: QueuePorts, stores: QueueStores): Promise<ActionQueue> {
  const { openOutbox } = await services();
  const { outbox: kept, locks, randomness, randomKey, clearOthers } = await openOutbox(OUTBOX.database);
  const listeners = new Set<() => void>();
  const outbox = withChangeEvents(kept, () => {
    for (const run of listeners) run();
  });
  const retry = { firstMs: OUTBOX.retryMs, capMs: OUTBOX.retryCapMs };
  const drain = startDrain({ ...ports, outbox, locks, randomness, retry, onFailure: syncFailureNotice(stores.notices) }, stores);
  return {
    drain,
    waiting: outbox.list,
    checkVersion: createVersionPurge({ ...ports, outbox, drain, clearOthers }, stores),
    onChange: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    enqueue: async (userId, done) => {
      const at = new Date(ports.clock.now());
      await outbox.add(done.map((action) => ({ ...action, userId, at, key: randomKey() })));
      void drain.now();
    },
  };
}

/** The outbox, telling after every change. */
function withChangeEvents(outbox: Outbox, tell: () => void): Outbox {
  return {
    add: (actions) => outbox.add(actions).then(tell),
    list: (userId) => outbox.list(userId),
    remove: (key) => outbox.remove(key).then(tell),
    park: (key, parked) => outbox.park(key, parked).then(tell),
  };
}
