const NAME = "clarine-refresh";

/** The cookie that carries the refresh token: no script reads it, no other site sends it, only account calls receive it. */
export function refreshCookie(request: Request, path: string, token: string, lifetimeMs: number): string {
  return cookie(request, path, token, Math.floor(lifetimeMs / 1000));
}

/** Takes the cookie away. */
export function noRefreshCookie(request: Request, path: string): string {
  return cookie(request, path, "", 0);
}

export function readRefreshCookie(request: Request): string | undefined {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === NAME && value) return value;
  }
  return undefined;
}

function cookie(request: Request, path: string, value: string, maxAge: number): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${NAME}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}
