/** An action that the server has confirmed, or its user has discarded, as the device remembers it for its user. */
export interface SentAction {
  readonly key: string;
  readonly numCheptel: string;
  readonly type: string;
  readonly label?: string | undefined;
  readonly at: Date;
  readonly sentAt: Date;
  /** It was never sent; `sentAt` is when that was decided. */
  readonly discarded?: true | undefined;
}

/** How many are remembered. */
const MOST = 50;

/** Newest first; each once. */
export function withSent(before: readonly SentAction[], action: SentAction): readonly SentAction[] {
  return [action, ...before.filter(({ key }) => key !== action.key)].slice(0, MOST);
}

/** What was kept of a user; what this version cannot read is left out. */
export function readSent(kept: unknown, userId: string): readonly SentAction[] {
  if (!isRecord(kept) || kept.user !== userId || !Array.isArray(kept.sent)) return [];
  return kept.sent.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { key, numCheptel, type, label, discarded } = entry;
    const [at, sentAt] = [new Date(String(entry.at)), new Date(String(entry.sentAt))];
    if (typeof key !== "string" || typeof numCheptel !== "string" || typeof type !== "string") return [];
    if (Number.isNaN(+at) || Number.isNaN(+sentAt)) return [];
    const more = { ...(typeof label === "string" && { label }), ...(discarded === true && ({ discarded } as const)) };
    return [{ key, numCheptel, type, at, sentAt, ...more }];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
