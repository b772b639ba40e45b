import { ownersOfRefreshTokens } from "../database/refreshTokens";
import { accountOfSupport } from "../database/sessions";
import { readRefreshCookies } from "../http/refreshCookie";
import { nowOf, type Service } from "./service";

/** The account in which support works in the browser of a request, by its access token or, when that has expired, its cookie. */
export async function accountHelped(service: Service, request: Request): Promise<string | undefined> {
  const { database, registry, accessTokens } = service;
  const access = request.headers.get(registry.headers.accessToken);
  const claims = access === null ? undefined : await accessTokens.read(access);
  const ofCookies = await ownersOfRefreshTokens(database, readRefreshCookies(request));
  const sessionIds = [claims?.sessionId, ...ofCookies.map(({ sessionId }) => sessionId)].filter((id) => id !== undefined);
  return sessionIds.length === 0 ? undefined : accountOfSupport(database, sessionIds, nowOf(service));
}
