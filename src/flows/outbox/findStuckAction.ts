import type { Parked } from "../../domain/sync/queuedAction";
import type { Http } from "../../ports/http";
import type { Clock } from "../../time/clock";
import type { DeliveryOutcome } from "./deliveryOutcome";

/** From here on it is the action that will not pass, and nothing that passes by itself: something on the way, or the server that fails over it. */
const LEAST = { intermediary: { answers: 5, ms: 120_000 }, server: { answers: 10, ms: 600_000 } };

/** Whether an attempt shows that an action will never reach the server as it is; null: not yet. */
export type FindStuckAction = (numCheptel: string, key: string, outcome: DeliveryOutcome) => Promise<Parked | null>;

/**
 * Something on the way (a filter, a gateway, a proxy) may answer for the server, and the server may fail over an action. Once is no reason to set it aside; but when that happens
 * again and again for the one that is first in its herd, while the server itself can be reached, all behind it would wait for ever.
 */
export function createFindStuckAction({ http, clock }: { readonly http: Pick<Http, "call">; readonly clock: Clock }): FindStuckAction {
  const firstOf = new Map<string, { readonly key: string; readonly since: number; readonly answers: number }>();
  return async (numCheptel, key, outcome) => {
    if (outcome.kind !== "retry" || outcome.suspect === undefined) return null;
    // It also shows whether there is a network at all.
    const isReached = await http.call("ping").then(
      () => true,
      () => false,
    );
    if (!isReached) return null;
    const before = firstOf.get(numCheptel);
    const { since, answers } = before?.key === key ? before : { since: clock.now(), answers: 0 };
    firstOf.set(numCheptel, { key, since, answers: answers + 1 });
    const least = LEAST[outcome.suspect.by === "line" ? "intermediary" : "server"];
    return answers + 1 >= least.answers && clock.now() - since >= least.ms ? outcome.suspect : null;
  };
}
