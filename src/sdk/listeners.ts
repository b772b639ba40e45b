export interface Listeners<Arguments extends readonly unknown[]> {
  readonly add: (listener: (...values: Arguments) => unknown) => () => void;
  readonly none: () => boolean;
  /** Resolves when every listener is done; rejects when one fails. */
  readonly notify: (...values: Arguments) => Promise<void>;
}

export function createListeners<Arguments extends readonly unknown[]>(): Listeners<Arguments> {
  const all = new Set<{ readonly listener: (...values: Arguments) => unknown }>();
  return {
    add: (listener) => {
      const entry = { listener };
      all.add(entry);
      return () => all.delete(entry);
    },
    none: () => all.size === 0,
    notify: async (...values) => {
      await Promise.all([...all].map(async ({ listener }) => listener(...values)));
    },
  };
}
