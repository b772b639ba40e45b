import { parse, serialize } from "hono/utils/cookie";

const NAME = "clarine-refresh";
const MOST_COOKIES = 100;

/** The cookie that carries the refresh token: no script reads it, no other site sends it, only account calls receive it. */
export function refreshCookie(request: Request, path: string, token: string, lifetimeMs: number): string {
  const secure = new URL(request.url).protocol === "https:";
  return serialize(NAME, token, { path, maxAge: Math.floor(lifetimeMs / 1000), httpOnly: true, sameSite: "Strict", secure });
}

/** Takes the cookie away. */
export function noRefreshCookie(request: Request, path: string): string {
  return refreshCookie(request, path, "", 0);
}

/** A neighbour of the host, such as the server of a sub-application, can set one of the same name for the whole domain, which comes beside ours. */
export function readRefreshCookies(request: Request): readonly string[] {
  const pairs = (request.headers.get("cookie") ?? "").split(";").slice(0, MOST_COOKIES);
  return [...new Set(pairs.map((pair) => parse(pair, NAME)[NAME] ?? "").filter(Boolean))];
}
