import type { Clock } from "../../time/clock";

/** At most one thing waits at a time. */
export interface Deadline {
  readonly set: (ms: number, run: () => void) => void;
  readonly cancel: () => void;
}

export function createDeadline(clock: Clock): Deadline {
  let cancel = () => {};
  return {
    set: (ms, run) => {
      cancel();
      cancel = clock.after(ms, run);
    },
    cancel: () => cancel(),
  };
}
