import { createPart } from "../../../loading/part";
import { failed, succeeded } from "../../../protocol/frames/answer";
import { SYNC_DECIDE, SYNC_ENTRIES, SYNC_READ, SYNC_RETRY } from "../../../protocol/frames/messages/syncMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { FrameOwner } from "../../../stores/framesStore";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";
import { readOverview, type SyncPorts, type SyncStores } from "./syncOverview";

const entries = createPart(() => import("./entriesFrom"));

/** The sync state, for the application that shows it, and the decisions of the user about refused actions. */
export function syncHandlers(
  limited: RateLimitedHandler,
  owner: FrameOwner,
  ports: SyncPorts,
  stores: SyncStores,
): readonly MessageHandler[] {
  const { queue } = ports;
  const { session, sync } = stores;
  return [
    limited("storage", SYNC_READ, () => readOverview(owner, ports, stores)),
    limited("action", SYNC_DECIDE, async ({ key, decision, payload }) => {
      // The sign-in lies over the page, and only what is this user's can be decided.
      if (session.expired !== null || sync.find(key) === null) return failed("not-allowed");
      const { decide } = await queue();
      const isDone = await decide(key, decision === "edit" ? { kind: decision, payload: payload ?? null } : { kind: decision });
      return isDone ? DONE : failed("not-allowed");
    }),
    limited("action", SYNC_RETRY, async ({ numCheptel }) => {
      if (session.effective === null || session.expired !== null) return failed("not-allowed");
      const { retryAll } = await queue();
      await retryAll(({ numCheptel: herd }) => numCheptel === null || herd === numCheptel);
      return DONE;
    }),
    limited("storage", SYNC_ENTRIES, async ({ from }) => {
      const { entriesFrom } = await entries.load();
      const { effective, expired } = session;
      if (effective === null || expired !== null) return failed("not-allowed");
      // Other tabs enter something too; the pages after the first are of the same moment.
      if (from === null) {
        const actions = await (await queue()).waiting(effective.id);
        if (session.effective?.id !== effective.id) return failed("not-signed-in");
        sync.replace(actions);
      }
      return succeeded(entriesFrom(sync.actions, from));
    }),
  ];
}
