import { useEffect, useRef } from "react";
import type { Clock } from "../../time/clock";

export interface RepeatWhileHeld {
  /** Runs at once, then again and again until `stop`. */
  readonly start: (run: () => void) => void;
  readonly stop: () => void;
}

/** What is repeated while something is held down; it ends with the view at the latest. */
export function useRepeatWhileHeld(clock: Clock, everyMs: number): RepeatWhileHeld {
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return {
    start: (run) => {
      cancel.current();
      const again = () => {
        run();
        cancel.current = clock.after(everyMs, again);
      };
      again();
    },
    stop: () => cancel.current(),
  };
}
