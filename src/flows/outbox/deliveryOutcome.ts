import type { Parked } from "../../domain/sync/queuedAction";
import { HttpError } from "../../ports/http";

/** What a failed attempt means for an action. */
export type DeliveryOutcome =
  /** Not now: it stays first in its queue. */
  | { readonly kind: "retry"; readonly afterMs: number; readonly failure: "waiting" | "full"; readonly suspect?: Parked | undefined }
  /** Never, as it is: it is set aside, and those behind it go on. */
  | { readonly kind: "park"; readonly parked: Parked }
  /** Nothing can be sent until the next sign-in. */
  | { readonly kind: "signIn" };

const UNAUTHORIZED = 401;
/** The server has as many actions of the account as it may. */
const FULL = 507;
const CONFLICT = 409;
/** The server has run into something: by the action itself, when it goes on. Who is down or too busy says 502, 503 or 504. */
const BROKEN = 500;
/** Refusals that pass by themselves. */
const PASSING = [408, 425, 429];

/**
 * Decides by the answer alone. A network that is gone, a server that is down, a captive portal and an answer without confirmation
 * keep the action; only a server that understood and refused sets it aside.
 */
export function deliveryOutcomeOf(error: unknown): DeliveryOutcome {
  if (!(error instanceof HttpError)) return { kind: "retry", afterMs: 0, failure: "waiting" };
  const { status, refusal, between } = error;
  if (between !== null) {
    const parked = { status: between, reason: error.message, by: "line" } as const;
    return { kind: "retry", afterMs: 0, failure: "waiting", suspect: parked };
  }
  if (status === UNAUTHORIZED) return { kind: "signIn" };
  if (status >= 400 && status < 500 && !PASSING.includes(status))
    return {
      kind: "park",
      parked: { status, reason: error.message, ...(isConflict(status, refusal) && { conflict: { held: refusal.held } }) },
    };
  const suspect = status === BROKEN ? { status, reason: error.message } : undefined;
  return { kind: "retry", afterMs: error.retryAfterMs ?? 0, failure: status === FULL ? "full" : "waiting", suspect };
}

/** Other refusals with this status tell of no value. */
function isConflict(status: number, refusal: unknown): refusal is { readonly held: unknown } {
  return status === CONFLICT && typeof refusal === "object" && refusal !== null && "held" in refusal;
}
