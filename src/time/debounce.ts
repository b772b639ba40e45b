import type { Clock } from "./clock";

export interface Debounced<Value> {
  (value: Value): void;
  readonly cancel: () => void;
}

/** Runs once, `ms` after the last call, with the value of that call. */
export function debounce<Value>(clock: Clock, ms: number, run: (value: Value) => void): Debounced<Value> {
  let cancel = () => {};
  const call = (value: Value) => {
    cancel();
    cancel = clock.after(ms, () => run(value));
  };
  return Object.assign(call, { cancel: () => cancel() });
}
