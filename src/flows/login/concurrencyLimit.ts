/** Runs a task as soon as one of the slots is free; who comes first is served first. */
export type ConcurrencyLimit = (task: () => Promise<void>) => Promise<void>;

/** However many groups are notified, never more than `most` logins are in flight at once. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let free = most;
  const queue: (() => void)[] = [];
  const enter = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return async (task) => {
    await enter();
    try {
      await task();
    } finally {
      leave();
    }
  };
}
