import type { Compilable } from "kysely";
import type { AccessClaims } from "../credentials/accessToken";
import { batch } from "../database/batch";
import { storingLoginTokens } from "../database/loginTokens";
import { storingRefreshToken } from "../database/refreshTokens";
import { storingSession } from "../database/sessions";
import { refreshCookie } from "../http/refreshCookie";
import { storedAfter } from "../time/clock";
import { nowOf, type Service } from "./service";

export interface NewSession {
  readonly accountId: string;
  /** The herd of each login token to be made; null for a token without a herd. */
  readonly herds: readonly (string | null)[];
  /** Statements that run in the same transaction, after the session is there. */
  readonly alongside: readonly Compilable[];
}

export interface OpenedSession {
  readonly loginTokens: readonly string[];
  /** The access token and the refresh cookie. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a session for somebody who has just proved who they are, and signs its token meanwhile. */
export async function openSession(service: Service, request: Request, opened: NewSession): Promise<OpenedSession> {
  const { database, newToken } = service;
  const { accountId, alongside } = opened;
  const sessionId = newToken();
  const refreshToken = newToken();
  const expiresAt = storedAfter(service.clock.now(), service.lifetimes.sessionMs);
  const listed = opened.herds.map((numCheptel) => ({ token: newToken(), sessionId, accountId, numCheptel }));
  const [headers] = await Promise.all([
    sessionHeaders(service, request, { accountId, sessionId }, refreshToken),
    batch<unknown>(database, [
      storingSession(database, { id: sessionId, accountId, now: nowOf(service), expiresAt }),
      storingRefreshToken(database, refreshToken, sessionId, expiresAt),
      // No database knows a statement that stores nothing.
      ...(listed.length === 0 ? [] : [storingLoginTokens(database, listed)]),
      ...alongside,
    ]),
  ]);
  return { loginTokens: listed.map(({ token }) => token), headers };
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
