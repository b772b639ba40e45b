import type { Clock } from "./clock";

/** One timer; setting it again replaces it. */
export interface ReplaceableTimer {
  readonly set: (ms: number, run: () => void) => void;
  readonly cancel: () => void;
}

export function createReplaceableTimer(clock: Clock): ReplaceableTimer {
  let cancel = () => {};
  return {
    set: (ms, run) => {
      cancel();
      cancel = clock.after(ms, run);
    },
    cancel: () => cancel(),
  };
}
