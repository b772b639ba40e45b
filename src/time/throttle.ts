import type { Clock } from "./clock";

/** Runs at most once every `ms`: calls that come too early are dropped, and answer false. */
export function throttle(clock: Clock, ms: number, run: () => void): () => boolean {
  let last: number | null = null;
  return () => {
    const now = clock.now();
    if (last !== null && Math.abs(now - last) < ms) return false;
    last = now;
    run();
    return true;
  };
}
