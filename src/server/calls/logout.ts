import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { openCall } from "../endpoint/endpoint";
import { identifyAccount } from "../endpoint/identify";
import { endSessions, ownSessions, sessionsOf } from "../endpoint/ownSessions";
import { noRefreshCookieFor } from "../endpoint/startSession";
import { accepted } from "../http/answer";

/**
 * Ends the session on the server too, so that nothing copied from this device is worth anything. Works with an expired access token. Who
 * signed in on another page of the browser stays signed in.
 */
export const logout = openCall(ACCOUNT_CALLS.logout, async ({ service, request, address }) => {
  const caller = await identifyAccount(service, request);
  const found = await ownSessions(service, request);
  await endSessions(service, [...("identity" in caller ? [caller.identity.sessionId] : []), ...sessionsOf(found)], address);
  return accepted({}, found.others.length === 0 ? noRefreshCookieFor(service, request) : {});
});
