import type { HeaderNames } from "../registry/backendRegistry";

/**
 * Whether a page of the shell sent a request that is authorised by a cookie, a token in its path or by nothing at all. Cookies ignore
 * ports, and any page can make a browser fetch an address, so the browser's own word on the origin counts; and where no JSON is sent,
 * which takes a script, a header must be there that only a script of this origin can set.
 */
export function isFromShell(request: Request, headers: HeaderNames, { sendsJson }: { readonly sendsJson: boolean }): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin !== null && hostOf(origin) !== hostOf(request.url)) return false;
  return (
    sendsJson || [headers.appVersion, headers.accessToken, headers.herd, headers.authorization].some((name) => request.headers.has(name))
  );
}

/** Host with port. The scheme may differ behind a proxy that ends the encryption. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
