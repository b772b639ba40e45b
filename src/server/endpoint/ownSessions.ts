import { sessionOfLoginToken } from "../database/loginTokens";
import { type OwnedToken, ownersOfRefreshTokens } from "../database/refreshTokens";
import { revokeSession, type SessionOwner } from "../database/sessions";
import { readRefreshCookies } from "../http/refreshCookie";
import { bearerToken } from "./identify";
import { logAccountEvent } from "./logAccountEvent";
import { nowOf, type Service } from "./service";

/** What the tokens of a browser say about its sessions. */
export interface OwnSessions {
  /** The session of the page that asks, by its login token; it may be over. */
  readonly page: string | undefined;
  /** Cookies of the page's user, or all of them where nobody is signed in on the page. */
  readonly own: readonly OwnedToken[];
  /** Cookies of somebody else: who signed in on another page of this browser, or what a neighbour of the host has set. */
  readonly others: readonly OwnedToken[];
}

/**
 * Which refresh cookies belong to the page that asks. All pages of a browser share them, so a page whose user was followed by another, or by
 * support, must neither get that one's tokens nor end that one's session. Only the account and who opened its session count: where the same
 * user has signed in anew, the other pages go on with that.
 */
export async function ownSessions(service: Service, request: Request): Promise<OwnSessions> {
  const { database, registry } = service;
  const cookies = await ownersOfRefreshTokens(database, readRefreshCookies(request));
  const bearer = bearerToken(request, registry.headers.authorization);
  if (bearer === null) return { page: undefined, own: cookies, others: [] };
  const page = await sessionOfLoginToken(database, bearer);
  const isOwn = ({ accountId, bySupport }: SessionOwner) => accountId === page?.accountId && bySupport === page.bySupport;
  return { page: page?.sessionId, own: cookies.filter(isOwn), others: cookies.filter((cookie) => !isOwn(cookie)) };
}

/** The session of the page, and those of its user's cookies. */
export function sessionsOf({ page, own }: OwnSessions): readonly string[] {
  return [...(page === undefined ? [] : [page]), ...own.map(({ sessionId }) => sessionId)];
}

/** Ends sessions, and says so in the log. */
export async function endSessions(service: Service, sessionIds: readonly string[], address: string): Promise<void> {
  for (const sessionId of new Set(sessionIds)) {
    const ended = await revokeSession(service.database, sessionId, nowOf(service));
    if (ended) logAccountEvent(service, ended.bySupport ? "support-session-ended" : "signed-out", ended.accountId, address);
  }
}
