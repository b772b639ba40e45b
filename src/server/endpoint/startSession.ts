import type { Compilable } from "kysely";
import type { AccessClaims } from "../credentials/accessToken";
import { type Account, findAccount } from "../database/accounts";
import { batch } from "../database/batch";
import { storingLoginToken } from "../database/loginTokens";
import { storingRefreshToken } from "../database/refreshTokens";
import { deletingOldSessions, revokeSession, storingSession } from "../database/sessions";
import { deviceName } from "../http/deviceName";
import { noRefreshCookie, refreshCookie } from "../http/refreshCookie";
import { storedAfter } from "../time/clock";
import { nowOf, type Service } from "./service";

/** Of one account, more than a family has devices; and as many of support. */
const MOST_SESSIONS = 50;

export interface NewSession {
  readonly accountId: string;
  /** The herd of its login token; null for a token without a herd. */
  readonly numCheptel: string | null;
  /** Statements that run in the same transaction, after the session is there. */
  readonly alongside: readonly Compilable[];
  /** Opened with a support link. */
  readonly bySupport?: boolean;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly loginToken: string;
  /** The access token and the refresh cookie. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a session for an account that has just authenticated, and signs its token meanwhile. */
export async function startSession(service: Service, request: Request, opened: NewSession): Promise<StartedSession> {
  const { database, newToken } = service;
  const { accountId, numCheptel, alongside, bySupport = false } = opened;
  const sessionId = newToken();
  const refreshToken = newToken();
  const loginToken = newToken();
  const { sessionMs, supportSessionMs } = service.lifetimes;
  const expiresAt = storedAfter(service.clock.now(), bySupport ? supportSessionMs : sessionMs);
  const device = deviceName(request.headers.get("user-agent") ?? "");
  const [headers] = await Promise.all([
    sessionHeaders(service, request, { accountId, sessionId }, refreshToken),
    batch<unknown>(database, [
      storingSession(database, { id: sessionId, accountId, now: nowOf(service), expiresAt, bySupport, device }),
      storingRefreshToken(database, refreshToken, sessionId, expiresAt),
      storingLoginToken(database, { token: loginToken, sessionId, accountId, numCheptel }),
      ...deletingOldSessions(database, { accountId, bySupport }, MOST_SESSIONS),
      ...alongside,
    ]),
  ]);
  return { sessionId, loginToken, headers };
}

/** A new password that was chosen meanwhile has ended only the sessions that it found: this one, if it came too late, is ended here. */
export async function mayStay(service: Service, sessionId: string, { id, password_hash }: Account): Promise<boolean> {
  const present = await findAccount(service.database, id);
  if (present?.password_hash === password_hash) return true;
  await revokeSession(service.database, sessionId, nowOf(service));
  return false;
}

/** A fresh access token in its header and the next refresh token in its cookie. */
export async function sessionHeaders(
  service: Service,
  request: Request,
  claims: AccessClaims,
  refreshToken: string,
): Promise<Readonly<Record<string, string>>> {
  return {
    [service.registry.headers.accessToken]: await service.accessTokens.issue(claims),
    "Set-Cookie": refreshCookie(request, refreshPath(service), refreshToken, service.lifetimes.sessionMs),
  };
}

/** Takes the refresh cookie away. */
export function noRefreshCookieFor(service: Service, request: Request): Readonly<Record<string, string>> {
  return { "Set-Cookie": noRefreshCookie(request, refreshPath(service)) };
}

/** Where the refresh cookie is sent: the folder of the refresh call, in which logout stands too. */
export function refreshPath({ registry }: Service): string {
  const path = registry.calls.refresh?.path ?? "/";
  return path.slice(0, path.lastIndexOf("/")) || "/";
}
