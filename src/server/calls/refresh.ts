import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Rotated, rotateRefreshToken } from "../database/refreshTokens";
import { openCall } from "../endpoint/endpoint";
import { refreshPath, sessionHeaders } from "../endpoint/openSession";
import type { Service } from "../endpoint/service";
import { accepted, refused } from "../http/answer";
import { noRefreshCookie, readRefreshCookie } from "../http/refreshCookie";
import { isFromShell } from "../http/sameOrigin";
import { storedAfter } from "../time/clock";

/**
 * Section 7.1, refresh of authentication: the refresh token of the cookie is used up and the next one handed out with a new access
 * token. A token that has been copied ends the whole session.
 */
export const refresh = openCall(ACCOUNT_CALLS.refresh, async ({ service, request }) => {
  if (!isFromShell(request, service.registry.headers)) return refused("forbidden");
  const token = readRefreshCookie(request);
  const next = service.newToken();
  const rotated = token === undefined ? undefined : await rotate(service, token, next);
  if (rotated?.kind !== "rotated") {
    return refused("unauthenticated", { headers: { "Set-Cookie": noRefreshCookie(request, refreshPath(service)) } });
  }
  return accepted({}, await sessionHeaders(service, request, rotated, next));
});

function rotate({ database, clock, lifetimes }: Service, token: string, next: string): Promise<Rotated> {
  const now = clock.now();
  return rotateRefreshToken(database, {
    token,
    next,
    now: now.toISOString(),
    expiresAt: storedAfter(now, lifetimes.sessionMs),
    leewayFrom: storedAfter(now, -lifetimes.refreshLeewayMs),
  });
}
