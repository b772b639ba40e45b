import { ACCOUNT_CALLS } from "../../../protocol/calls/accountCalls";
import { accepted, refused } from "../answer";
import { storedAfter } from "../clock";
import { prolongSession, redeemRefreshToken, revokeSession } from "../database/sessions";
import { openCall } from "../endpoint";
import { refreshPath, sessionHeaders } from "../identity/openSession";
import { noRefreshCookie, readRefreshCookie } from "../identity/refreshCookie";
import { isFromShell } from "../identity/sameOrigin";
import { nowOf } from "../service";

/**
 * Section 7.1, refresh of authentication: the refresh token of the cookie is used up and the next one handed out with a new access
 * token. A token that comes a second time has been copied: the whole session ends.
 */
export const refresh = openCall(ACCOUNT_CALLS.refresh, async ({ service, request }) => {
  if (!isFromShell(request, service.registry.headers)) return refused("forbidden");
  const token = readRefreshCookie(request);
  const now = nowOf(service);
  const redeemed = token === undefined ? undefined : await redeemRefreshToken(service.database, token, now);
  if (redeemed?.kind === "reused") await revokeSession(service.database, redeemed.sessionId, now);
  if (redeemed?.kind !== "redeemed") {
    return refused("unauthenticated", { headers: { "Set-Cookie": noRefreshCookie(request, refreshPath(service)) } });
  }
  const { sessionId, accountId } = redeemed;
  await prolongSession(service.database, sessionId, storedAfter(service.clock.now(), service.lifetimes.sessionMs));
  return accepted({}, await sessionHeaders(service, request, accountId, sessionId));
});
