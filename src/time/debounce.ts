import type { Clock } from "./clock";

export interface Debounced<Value> {
  (value: Value): void;
  readonly cancel: () => void;
  /** Runs at once what waits. */
  readonly flush: () => void;
}

/** Runs once, `ms` after the last call, with the value of that call. */
export function debounce<Value>(clock: Clock, ms: number, run: (value: Value) => void): Debounced<Value> {
  let waiting: { readonly value: Value; readonly stop: () => void } | null = null;
  const cancel = () => {
    waiting?.stop();
    waiting = null;
  };
  const flush = () => {
    if (waiting === null) return;
    const { value } = waiting;
    cancel();
    run(value);
  };
  const call = (value: Value) => {
    cancel();
    waiting = { value, stop: clock.after(ms, flush) };
  };
  return Object.assign(call, { cancel, flush });
}
