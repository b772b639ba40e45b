import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { sessionOfRefreshToken } from "../database/refreshTokens";
import { revokeSession } from "../database/sessions";
import { openCall } from "../endpoint/endpoint";
import { identifyAccount } from "../endpoint/identify";
import { refreshPath } from "../endpoint/openSession";
import { nowOf } from "../endpoint/service";
import { accepted, refused } from "../http/answer";
import { noRefreshCookie, readRefreshCookie } from "../http/refreshCookie";
import { isFromShell } from "../http/sameOrigin";

/** Ends the session on the server too, so that nothing copied from this device is worth anything. Works with an expired access token. */
export const logout = openCall(ACCOUNT_CALLS.logout, async ({ service, request }) => {
  if (!isFromShell(request, service.registry.headers)) return refused("forbidden");
  const caller = await identifyAccount(service, request);
  if ("identity" in caller) await revokeSession(service.database, caller.identity.sessionId, nowOf(service));
  const token = readRefreshCookie(request);
  const sessionId = token === undefined ? undefined : await sessionOfRefreshToken(service.database, token);
  if (sessionId !== undefined) await revokeSession(service.database, sessionId, nowOf(service));
  return accepted({}, { "Set-Cookie": noRefreshCookie(request, refreshPath(service)) });
});
