import { jsonResponse } from "../http/answer";
import type { ServerClock } from "../time/clock";

/**
 * A check for all who ask while it runs, and for a moment after: anybody may ask, and each check writes. Nor is its result kept by a clock
 * that is set back.
 */
export function sharedCheck(clock: ServerClock, keptMs: number, check: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let endedAt: number | null = null;
  const isFresh = () => {
    const age = endedAt === null ? 0 : clock.now().getTime() - endedAt;
    return endedAt === null || (age >= 0 && age < keptMs);
  };
  return () => {
    if (latest !== undefined && isFresh()) return latest;
    endedAt = null;
    latest = check().finally(() => {
      endedAt = clock.now().getTime();
    });
    return latest;
  };
}

/** What a load balancer is told; what makes the server unhealthy: `database/checkHealth.ts`. */
export async function healthResponse(isHealthy: () => Promise<void>): Promise<Response> {
  try {
    await isHealthy();
    return jsonResponse(200, { status: "ok" });
  } catch {
    // What is wrong is in the log of the server; a caller only needs to know that it is not ready.
    return jsonResponse(503, { status: "failing" });
  }
}
