import type { Clock } from "../../time/clock";

/** One timer; setting it again replaces it. */
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
