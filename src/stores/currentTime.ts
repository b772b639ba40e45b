import { createAtom } from "mobx";
import type { Clock } from "../time/clock";

const MINUTE_MS = 60_000;

/** The present moment in milliseconds. A view that shows it is drawn again every minute; without one, no timer runs. */
export function createCurrentTime(clock: Clock): () => number {
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(MINUTE_MS, () => {
      wait();
      minute.reportChanged();
    });
  };
  const minute = createAtom("minute", wait, () => cancel());
  return () => {
    minute.reportObserved();
    return clock.now();
  };
}
