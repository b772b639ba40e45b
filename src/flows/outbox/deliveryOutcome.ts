import { HttpError } from "../../ports/http";
import type { Parked } from "../../ports/outbox";

/** What a failed attempt means for an action. */
export type DeliveryOutcome =
  /** Not now: it stays first in its queue. */
  | { readonly kind: "retry"; readonly afterMs: number }
  /** Never, as it is: it is set aside, and those behind it go on. */
  | { readonly kind: "park"; readonly parked: Parked }
  /** Nothing can be sent until somebody has signed in again. */
  | { readonly kind: "signIn" };

const UNAUTHORIZED = 401;
/** Refusals that pass by themselves: too slow, too early, too many. */
const PASSING = [408, 425, 429];

/**
 * Decides by the answer alone. A network that is gone, a server that is down, a captive portal and an answer without confirmation
 * keep the action; only a server that understood and refused sets it aside.
 */
export function deliveryOutcomeOf(error: unknown): DeliveryOutcome {
  if (!(error instanceof HttpError)) return { kind: "retry", afterMs: 0 };
  const { status } = error;
  if (status === UNAUTHORIZED) return { kind: "signIn" };
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return { kind: "park", parked: { status, reason: error.message } };
  return { kind: "retry", afterMs: error.retryAfterMs ?? 0 };
}
