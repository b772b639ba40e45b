/**
 * Remembers what was made for a key, the most recently asked for `count` of them. For what follows from its key alone: whatever may
 * change elsewhere belongs in the database.
 */
export function keepRecent<T>(count: number): { readonly get: (key: string) => T | undefined; readonly set: (key: string, value: T) => T } {
  const kept = new Map<string, T>();
  const set = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > count && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  const get = (key: string): T | undefined => {
    const value = kept.get(key);
    return value === undefined ? undefined : set(key, value);
  };
  return { get, set };
}
