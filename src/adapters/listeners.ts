export interface Listeners<Value> {
  readonly add: (listener: (value: Value) => void) => () => void;
  readonly notify: (value: Value) => void;
}

/** A set of listeners. */
export function createListeners<Value>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
