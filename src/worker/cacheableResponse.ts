import { KEPT_LIMITS } from "../domain/offline/keptPages";

/** Size of a file in bytes. */
export const KEPT_BYTES = "x-kept-bytes";

/**
 * What may be kept of an answer, with its size: a whole one of this origin, and HTML only for a document. The page that a
 * captive portal shows in its place is a redirect, or has the wrong type, or never speaks with the shell.
 */
export async function cacheableResponse(response: Response, isPage: boolean): Promise<Response | null> {
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") === true;
  if (response.status !== 200 || response.type !== "basic" || response.redirected || isHtml !== isPage) return null;
  const body = await response.clone().arrayBuffer();
  if (body.byteLength > KEPT_LIMITS.fileBytes) return null;
  const headers = new Headers(response.headers);
  headers.set(KEPT_BYTES, String(body.byteLength));
  return new Response(body, { headers });
}
