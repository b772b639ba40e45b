import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Rotated, rotateRefreshToken } from "../database/refreshTokens";
import { tooMany } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { type OwnSessions, ownSessions } from "../endpoint/ownSessions";
import type { Service } from "../endpoint/service";
import { sessionHeaders } from "../endpoint/startSession";
import { accepted, refused } from "../http/answer";
import { storedAfter } from "../time/clock";
import { DAY } from "../time/units";

/** A used token is kept to its end, so who refreshes without a pause would fill the disk. A page asks once when it is loaded, then every ten minutes. */
const MOST_REFRESHES = 60;
const WINDOW_MS = 600_000;

/**
 * Section 7.1, refresh of authentication: the refresh token of the cookie is used up and the next one handed out with a new access
 * token. A token that has been copied ends the whole session. The cookie of somebody else, who signed in on another page of the browser, is not
 * used up, nor is one that is nobody's: a transaction for each would let strangers keep others from writing. A refusal takes no cookie away, for
 * it may come late, when the browser has that of a newer sign-in; that of an ended session opens nothing.
 */
export const refresh = openCall(ACCOUNT_CALLS.refresh, async ({ service, request, address }) => {
  const cookie = theOne(await ownSessions(service, request));
  if (cookie === undefined) return refused("unauthenticated");
  const counted = await service.rateLimits.take(`refresh ${cookie.sessionId}`, MOST_REFRESHES, WINDOW_MS);
  if (!counted.allowed) return tooMany(counted.retryAfterMs);
  const next = service.newToken();
  const rotated = await rotate(service, cookie.token, next);
  if (rotated.kind === "rotated") return accepted({}, await sessionHeaders(service, request, rotated, next));
  if (rotated.kind === "reused") logAccountEvent(service, "session-copied", rotated.accountId, address);
  return refused("unauthenticated");
});

/** The cookie of the very session of the page, or else the only one there is: of several nobody knows which is of this browser's user. */
function theOne({ page, own }: OwnSessions) {
  const [first, ...more] = own;
  return own.find(({ sessionId }) => sessionId === page) ?? (more.length === 0 ? first : undefined);
}

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
