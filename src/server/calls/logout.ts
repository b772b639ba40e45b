import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { sessionOfRefreshToken } from "../database/refreshTokens";
import { revokeSession } from "../database/sessions";
import { openCall } from "../endpoint/endpoint";
import { identifyAccount } from "../endpoint/identify";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { refreshPath } from "../endpoint/openSession";
import { nowOf } from "../endpoint/service";
import { accepted } from "../http/answer";
import { noRefreshCookie, readRefreshCookies } from "../http/refreshCookie";

/** Ends the session on the server too, so that nothing copied from this device is worth anything. Works with an expired access token. */
export const logout = openCall(ACCOUNT_CALLS.logout, async ({ service, request, address }) => {
  const caller = await identifyAccount(service, request);
  const ofCookies = readRefreshCookies(request).map((token) => sessionOfRefreshToken(service.database, token));
  const sessions = ["identity" in caller ? caller.identity.sessionId : undefined, ...(await Promise.all(ofCookies))];
  for (const sessionId of new Set(sessions)) {
    const ended = sessionId && (await revokeSession(service.database, sessionId, nowOf(service)));
    if (ended) logAccountEvent(service, ended.bySupport ? "support-session-ended" : "signed-out", ended.accountId, address);
  }
  return accepted({}, { "Set-Cookie": noRefreshCookie(request, refreshPath(service)) });
});
