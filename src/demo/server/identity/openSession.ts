import { storedAfter } from "../clock";
import { storeRefreshToken } from "../database/refreshTokens";
import { storeSession } from "../database/sessions";
import { nowOf, type Service } from "../service";
import type { AccessClaims } from "./accessToken";
import { refreshCookie } from "./refreshCookie";

export interface OpenedSession {
  readonly sessionId: string;
  /** The access token and the refresh cookie. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a session for somebody who has just proved who they are. */
export async function openSession(service: Service, request: Request, accountId: string): Promise<OpenedSession> {
  const sessionId = service.newToken();
  const expiresAt = storedAfter(service.clock.now(), service.lifetimes.sessionMs);
  await storeSession(service.database, { id: sessionId, accountId, now: nowOf(service), expiresAt });
  const refreshToken = service.newToken();
  await storeRefreshToken(service.database, refreshToken, sessionId, expiresAt);
  return { sessionId, headers: await sessionHeaders(service, request, { accountId, sessionId }, refreshToken) };
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

/** Where the refresh cookie is sent: the folder of the refresh call, in which logout stands too. */
export function refreshPath({ registry }: Service): string {
  const path = registry.calls.refresh?.path ?? "/";
  return path.slice(0, path.lastIndexOf("/")) || "/";
}
