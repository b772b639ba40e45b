import type { HeaderNames } from "../registry/backendRegistry";

/**
 * Whether the shell itself sent a request that lives on a cookie. Cookies ignore ports and a form can be sent from anywhere, so
 * the browser's own word on the origin counts, and a header that only a script of this origin can set must be there.
 */
export function isFromShell(request: Request, headers: HeaderNames): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin !== null && hostOf(origin) !== hostOf(request.url)) return false;
  return [headers.appVersion, headers.accessToken, headers.herd, headers.authorization].some((name) => request.headers.has(name));
}

/** Host with port. The scheme may differ behind a proxy that ends the encryption. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
