import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Rotated, rotateRefreshToken, sessionOfRefreshToken } from "../database/refreshTokens";
import { tooMany } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { refreshPath, sessionHeaders } from "../endpoint/openSession";
import type { Service } from "../endpoint/service";
import { accepted, refused } from "../http/answer";
import { noRefreshCookie, readRefreshCookie } from "../http/refreshCookie";
import { storedAfter } from "../time/clock";
import { DAY } from "../time/lifetimes";

/** A used token is kept to its end, so who refreshes without a pause would fill the disk. A page asks once when it is loaded, then every ten minutes. */
const MOST_REFRESHES = 60;
const WINDOW_MS = 600_000;

/**
 * Section 7.1, refresh of authentication: the refresh token of the cookie is used up and the next one handed out with a new access
 * token. A token that has been copied ends the whole session.
 */
export const refresh = openCall(ACCOUNT_CALLS.refresh, async ({ service, request, address }) => {
  const token = readRefreshCookie(request);
  const sessionId = token === undefined ? undefined : await sessionOfRefreshToken(service.database, token);
  const counted = sessionId && (await service.rateLimits.take(`refresh ${sessionId}`, MOST_REFRESHES, WINDOW_MS));
  if (counted && !counted.allowed) return tooMany(counted.retryAfterMs);
  const next = service.newToken();
  const rotated = token === undefined ? undefined : await rotate(service, token, next);
  if (rotated?.kind !== "rotated") {
    if (rotated?.kind === "reused") logAccountEvent(service, "session-copied", rotated.accountId, address);
    return refused("unauthenticated", { headers: { "Set-Cookie": noRefreshCookie(request, refreshPath(service)) } });
  }
  return accepted({}, await sessionHeaders(service, request, rotated, next));
});

function rotate({ database, clock, lifetimes, registry }: Service, token: string, next: string): Promise<Rotated> {
  const now = clock.now();
  return rotateRefreshToken(database, {
    token,
    next,
    now: now.toISOString(),
    expiresAt: storedAfter(now, lifetimes.sessionMs),
    openedAfter: storedAfter(now, -registry.longestSessionDays * DAY),
    leewayFrom: storedAfter(now, -lifetimes.refreshLeewayMs),
  });
}
