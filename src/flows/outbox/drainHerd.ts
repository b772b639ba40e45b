import type { QueuedAction } from "../../domain/sync/queuedAction";
import { sendable } from "../../domain/sync/sendable";
import type { Http } from "../../ports/http";
import type { Outbox } from "../../ports/outbox";
import { type DeliveryOutcome, deliveryOutcomeOf } from "./deliveryOutcome";
import type { FindStuckAction } from "./findStuckAction";

interface DrainHerdPorts {
  readonly http: Pick<Http, "call">;
  readonly outbox: Omit<Outbox, "filled">;
  readonly beforeRemove: (action: QueuedAction) => Promise<void>;
  readonly findStuckAction: FindStuckAction;
  /** Whether the user the actions belong to is still the one signed in. */
  readonly isCurrent: () => boolean;
}

/** How a queue ended: empty, sent by another tab, or held up by what stopped it. */
export type DrainResult = { readonly kind: "done" | "busy" } | Exclude<DeliveryOutcome, { kind: "park" }>;

const DONE: DrainResult = { kind: "done" };

/**
 * Sends what waits for one herd, oldest first. An action leaves the queue only when the server has confirmed it by its key. Runs
 * alone among the tabs, and reads the queue anew: another tab may have sent it meanwhile.
 */
export async function drainHerd(
  { http, outbox, beforeRemove, findStuckAction, isCurrent }: DrainHerdPorts,
  userId: string,
  numCheptel: string,
): Promise<DrainResult> {
  for (const action of sendable(await outbox.list(userId), numCheptel)) {
    const { key, type, at, payload, from } = action;
    if (!isCurrent()) return DONE;
    try {
      await http.call("syncActions", { body: { type, numCheptel, at, payload, ...(from && { from }) }, numCheptel, actionKey: key });
    } catch (error) {
      const outcome = deliveryOutcomeOf(error);
      const parked = outcome.kind === "park" ? outcome.parked : await findStuckAction(numCheptel, key, outcome);
      if (parked) await outbox.park(key, parked);
      else if (outcome.kind !== "park") return outcome;
      continue;
    }
    if (isCurrent()) await beforeRemove(action);
    await outbox.remove(key);
  }
  return DONE;
}
