import { serialize } from "hono/utils/cookie";
import { readCookies } from "./readCookies";

const NAME = "clarine-refresh";

/** The cookie that carries the refresh token: no script reads it, no other site sends it, only account calls receive it. */
export function refreshCookie(request: Request, path: string, token: string, lifetimeMs: number): string {
  const secure = new URL(request.url).protocol === "https:";
  return serialize(NAME, token, { path, maxAge: Math.floor(lifetimeMs / 1000), httpOnly: true, sameSite: "Strict", secure });
}

/** Takes the cookie away. */
export function noRefreshCookie(request: Request, path: string): string {
  return refreshCookie(request, path, "", 0);
}

export function readRefreshCookies(request: Request): readonly string[] {
  return readCookies(request, NAME);
}
