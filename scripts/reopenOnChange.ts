/** Something that is opened from what may change, such as modules that a watching server loads anew. */
export interface Reopening<Source, Opened> {
  /** What it is opened from; another one than the last time means that it has changed. */
  readonly source: () => Promise<Source>;
  readonly open: (source: Source) => Promise<Opened>;
  readonly close: (opened: Opened) => Promise<void>;
}

/**
 * Opened when it is first asked for, and anew once its source has changed. The one before stays open for those who still use
 * it, and is closed when it is two changes old. After a failure the next who asks tries again.
 */
export function createReopened<Source, Opened>({ source, open, close }: Reopening<Source, Opened>): () => Promise<Opened> {
  let last: { readonly source: Source; readonly opened: Promise<Opened> } | null = null;
  let before: Promise<Opened> | null = null;
  return async () => {
    const now = await source();
    if (last?.source === now) return last.opened;
    before?.then(close).catch(() => {});
    before = last?.opened ?? null;
    const opened = open(now);
    const opening = { source: now, opened };
    last = opening;
    opened.catch(() => {
      if (last === opening) last = null;
    });
    return opened;
  };
}
