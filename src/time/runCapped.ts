/** Runs the tasks of one group side by side, never more than `most` at once, and resolves when all are done. */
export async function runCapped(tasks: readonly (() => Promise<void>)[], most: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) await task();
  };
  await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, worker));
}
