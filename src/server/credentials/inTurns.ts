/** Lets at most `count` pieces of work go on at once; the others wait in the order they came. */
export function inTurns(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  const turn = () => new Promise<void>((go) => waiting.push(go));
  return async (work) => {
    if (free > 0) free--;
    else await turn();
    try {
      return await work();
    } finally {
      // The place passes straight on, so that nobody who comes now is served before who waits.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
