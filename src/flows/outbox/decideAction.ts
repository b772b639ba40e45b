import type { Decision, UserDecision } from "../../domain/sync/queuedAction";
import type { Outbox } from "../../ports/outbox";
import type { SyncStore } from "../../stores/syncStore";
import type { Clock } from "../../time/clock";
import type { SentHistory } from "./sentHistory";

interface DecidePorts {
  readonly outbox: Pick<Outbox, "decide">;
  readonly history: Pick<SentHistory, "add" | "drop">;
  readonly clock: Clock;
  readonly randomKey: () => string;
}

/** Carries out what the user has decided about a refused action. A discard is noted first: nothing is gone without a trace, not even
 * when the page closes in between. */
export async function decideAction(
  { outbox, history, clock, randomKey }: DecidePorts,
  sync: Pick<SyncStore, "find">,
  key: string,
  decision: UserDecision,
): Promise<boolean> {
  const action = sync.find(key);
  const isDiscard = decision.kind === "discard" && action !== null;
  const carriedOut: Decision = decision.kind === "edit" ? { ...decision, key: randomKey() } : decision;
  if (isDiscard) await history.add({ ...action, sentAt: new Date(clock.now()), discarded: true }).catch(() => undefined);
  let isDone = false;
  try {
    isDone = await outbox.decide(key, carriedOut);
  } finally {
    if (isDiscard && !isDone) await history.drop(key).catch(() => undefined);
  }
  return isDone;
}
