import { STORAGE } from "../../../generated/settings";
import { readSent, type SentAction, withSent } from "../../domain/sync/sentAction";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { SyncStore } from "../../stores/syncStore";
import { createTurns } from "../../time/createTurns";

export const SENT_KEY = `${STORAGE.sessionKey}.sent`;

/** What was sent or discarded last on this device, of the user signed in; it goes with the logout. */
export interface SentHistory {
  readonly load: () => Promise<void>;
  readonly add: (action: SentAction) => Promise<void>;
  readonly drop: (key: string) => Promise<void>;
}

export function createSentHistory(
  storage: KeyValueStore,
  { session, sync }: { readonly session: Pick<SessionStore, "effective">; readonly sync: SyncStore },
): SentHistory {
  // One after the other: each is added to what is kept, also by other tabs.
  const inTurn = createTurns();
  const write = async (next: ((before: readonly SentAction[]) => readonly SentAction[]) | null) => {
    const user = session.effective?.id;
    if (user === undefined) return;
    const before = readSent(await storage.read(SENT_KEY), user);
    const sent = next === null ? before : next(before);
    if (session.effective?.id !== user) return;
    if (next !== null) await storage.write(SENT_KEY, { user, sent });
    sync.setSent(sent);
  };
  const change = (next: Parameters<typeof write>[0]) => inTurn(() => write(next));
  return {
    load: () => change(null),
    add: ({ key, numCheptel, type, label, at, sentAt, discarded }) =>
      change((before) => withSent(before, { key, numCheptel, type, label, at, sentAt, discarded })),
    drop: (key) => change((before) => before.filter((one) => one.key !== key)),
  };
}
