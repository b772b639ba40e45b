import type { QueuedAction } from "./queuedAction";

/** Of the actions of a user, oldest first: those of a herd that may be sent. One that cannot be read here holds up those after it. */
export function sendable(actions: readonly QueuedAction[], numCheptel: string): readonly QueuedAction[] {
  const ofHerd = actions.filter((action) => action.numCheptel === numCheptel);
  const unread = ofHerd.findIndex(({ parked }) => parked?.by === "version");
  return (unread < 0 ? ofHerd : ofHerd.slice(0, unread)).filter(({ parked }) => parked === null);
}
