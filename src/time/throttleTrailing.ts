import type { Clock } from "./clock";

export interface TrailingThrottle {
  (): void;
  readonly cancel: () => void;
}

/** A throttle with a trailing run: at once, then at most once every `ms`; calls that come too early become one run at the end. */
export function throttleTrailing(clock: Clock, ms: number, run: () => void): TrailingThrottle {
  let cancel: (() => void) | null = null;
  let asked = false;
  const call = () => {
    asked = cancel !== null;
    if (asked) return;
    run();
    cancel = clock.after(ms, () => {
      cancel = null;
      if (asked) call();
    });
  };
  return Object.assign(call, { cancel: () => cancel?.() });
}
