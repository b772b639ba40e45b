import { OUTBOX } from "../../../generated/workSettings";
import type { NewAction } from "../../ports/outbox";
import type { QueuePorts, QueueStores } from "./lazyQueue";
import { type Drain, startDrain } from "./startDrain";

/** What somebody has done, about one herd. */
export type Done = Pick<NewAction, "numCheptel" | "type" | "payload">;

export interface ActionQueue {
  /** Resolves when the actions are safe on the device, with network or without; when it rejects none of them is. */
  readonly take: (userId: string, done: readonly Done[]) => Promise<void>;
  readonly drain: Drain;
}

/** Section 4: actions that are synchronised once the network allows it, in the name of the user who did them. */
export async function openActionQueue({ services, ...ports }: QueuePorts, stores: QueueStores): Promise<ActionQueue> {
  const { openOutbox } = await services();
  const { outbox, locks, randomness, newKey } = await openOutbox(OUTBOX.database);
  const retry = { firstMs: OUTBOX.retryMs, capMs: OUTBOX.retryCapMs };
  const drain = startDrain({ ...ports, outbox, locks, randomness, retry }, stores);
  return {
    drain,
    take: async (userId, done) => {
      const at = new Date(ports.clock.now());
      await outbox.add(done.map((action) => ({ ...action, userId, at, key: newKey() })));
      void drain.now();
    },
  };
}
