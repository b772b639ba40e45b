import type { Parked } from "../../domain/sync/queuedAction";
import type { Http } from "../../ports/http";
import type { Clock } from "../../time/clock";
import type { DeliveryOutcome } from "./deliveryOutcome";

/** From here on it is the action that something on the way will not let pass, and nothing that passes by itself. */
const LEAST_ANSWERS = 5;
const LEAST_MS = 120_000;

/** Whether an attempt shows that an action will never reach the server as it is; null: not yet. */
export type JudgeLine = (numCheptel: string, key: string, outcome: DeliveryOutcome) => Promise<Parked | null>;

/**
 * Something on the way (a filter, a gateway, a proxy) may answer for the server. Once is no reason to set an action aside; but when it
 * does so again and again for the one that is first in its herd, while the server itself can be reached, all behind it would wait for ever.
 */
export function createJudgeLine({ http, clock }: { readonly http: Pick<Http, "call">; readonly clock: Clock }): JudgeLine {
  const firstOf = new Map<string, { readonly key: string; readonly since: number; readonly answers: number }>();
  return async (numCheptel, key, outcome) => {
    if (outcome.kind !== "retry" || outcome.between === undefined) return null;
    // It also shows whether there is a network at all.
    const isReached = await http.call("ping").then(
      () => true,
      () => false,
    );
    if (!isReached) return null;
    const before = firstOf.get(numCheptel);
    const { since, answers } = before?.key === key ? before : { since: clock.now(), answers: 0 };
    firstOf.set(numCheptel, { key, since, answers: answers + 1 });
    return answers + 1 >= LEAST_ANSWERS && clock.now() - since >= LEAST_MS ? outcome.between : null;
  };
}
