import type { Outbox } from "../../ports/outbox";
import type { SessionStore } from "../../stores/sessionStore";

/** No id of an account begins with a blank. */
const SUPPORT = " support ";

/**
 * The queue of the user signed in. What support has done in the name of an account waits apart: it is neither shown to the owner of the account
 * nor sent in the owner's session, but with the next one that support opens on this device.
 */
export function withSupportQueue(outbox: Outbox, session: SessionStore): Outbox {
  const queueOf = (userId: string) => (session.effective?.bySupport && session.effective.id === userId ? SUPPORT + userId : userId);
  return {
    ...outbox,
    add: (actions) => outbox.add(actions.map((action) => ({ ...action, userId: queueOf(action.userId) }))),
    filled: (userId) => outbox.filled(queueOf(userId)),
    list: async (userId) => (await outbox.list(queueOf(userId))).map((action) => ({ ...action, userId })),
  };
}
