import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { openSessionsOf, revokeSessionsOf } from "../database/sessions";
import { accountCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { nowOf } from "../endpoint/service";
import { accepted, refused } from "../http/answer";
import { storedAfter } from "../time/clock";
import { DAY } from "../time/units";

/** More than one person signs in at. */
const MOST_LISTED = 50;

/** Where the account is signed in, this device first, then the one used last. */
export const openSessions = accountCall(ACCOUNT_CALLS.openSessions, async ({ service }, { account, sessionId }) => {
  const openedAfter = storedAfter(service.clock.now(), -service.registry.longestSessionDays * DAY);
  const asked = { accountId: account.id, current: sessionId, now: nowOf(service), openedAfter, most: MOST_LISTED };
  const sessions = await openSessionsOf(service.database, asked);
  return accepted(
    sessions.map(({ id, created_at, used_at, device, by_support }) => ({
      since: new Date(created_at),
      usedAt: new Date(used_at ?? created_at),
      device,
      current: id === sessionId,
      bySupport: by_support === 1,
    })),
  );
});

/** Ends every session of the account but the one that asks. Support cannot sign the owner out. */
export const endOtherSessions = accountCall(ACCOUNT_CALLS.endOtherSessions, async ({ service, address }, identity) => {
  const { account, sessionId, bySupport } = identity;
  if (bySupport) return refused("support-session", { subject: { accountId: account.id } });
  await revokeSessionsOf(service.database, account.id, nowOf(service), sessionId);
  logAccountEvent(service, "other-sessions-ended", account.id, address);
  return accepted({});
});
