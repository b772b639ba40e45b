import type { NamedLocks } from "../../ports/outbox";
import type { Clock } from "../../time/clock";
import type { DrainResult } from "./drainHerd";

/** How long another tab that sends for a herd is waited for. */
const TURN_MS = 5000;

/** Once no other tab sends for the herd; one that does not let go, as it is frozen or has much to send, holds up no other herd here. */
export async function oneTabAtATime(
  { locks, clock }: { readonly locks: NamedLocks; readonly clock: Clock },
  herd: string,
  run: () => Promise<DrainResult>,
): Promise<DrainResult> {
  const waiting = new AbortController();
  const cancel = clock.after(TURN_MS, () => waiting.abort());
  const begin = () => {
    cancel();
    return run();
  };
  try {
    return await locks.runExclusive(herd, begin, waiting.signal);
  } catch (error) {
    if (waiting.signal.aborted) return { kind: "busy" };
    throw error;
  } finally {
    cancel();
  }
}
