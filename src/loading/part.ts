/** A part of the product that is loaded when it is first asked for. */
export interface Part<T> {
  /** Loads it, once; what failed to come is loaded anew the next time. */
  readonly load: () => Promise<T>;
  /** Null until it has come. */
  readonly loaded: () => T | null;
  /** Called once it has loaded. Returns the cleanup. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPart<T>(load: () => Promise<T>): Part<T> {
  let loading: Promise<T> | null = null;
  let part: T | null = null;
  const listeners = new Set<() => void>();
  const start = async () => {
    try {
      part = await load();
      for (const listener of listeners) listener();
      return part;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    load: () => {
      loading ??= start();
      return loading;
    },
    loaded: () => part,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
