export interface Listeners<Value> {
  readonly add: (listener: (value: Value) => void) => () => void;
  readonly notify: (value: Value) => void;
}

/** Those who want to be told of something, each with a way out. */
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
