import { FRAME_BASES } from "../../generated/frames";
import { KEPT_LIMITS } from "../domain/offline/keptPages";

/** Kinds of file that a page is made of; what it fetches itself is for its own storage. */
const FILES: ReadonlySet<string> = new Set(["script", "style", "font", "image", "worker"]);

/** Size of a file in bytes. */
export const KEPT_BYTES = "x-kept-bytes";

/** The base of a page that is kept on the device, by the address of its document. */
export function keptBase(pathname: string): string | null {
  const base = pathname.slice(0, -1);
  return pathname.endsWith("/") && Object.hasOwn(FRAME_BASES, base) && FRAME_BASES[base]?.offline === true ? base : null;
}

/** Whether a request is for the document of such a page, in a frame. */
export function isFramePage({ mode, destination }: Pick<Request, "mode" | "destination">, pathname: string): boolean {
  return mode === "navigate" && destination === "iframe" && keptBase(pathname) !== null;
}

/** Documents of frames that need the network. */
export const UNKEPT_PATHS: ReadonlySet<string> = new Set(
  Object.keys(FRAME_BASES)
    .map((base) => `${base}/`)
    .filter((path) => keptBase(path) === null),
);

/** Whether the document that asks is one that is not kept. A script that asks for another names itself instead, so no is no answer. */
export function isOfUnkeptPage({ referrer }: Pick<Request, "referrer">): boolean {
  return URL.canParse(referrer) && UNKEPT_PATHS.has(new URL(referrer).pathname);
}

export function isFileOfPage({ destination }: Pick<Request, "destination">): boolean {
  return FILES.has(destination);
}

/**
 * What may be kept of an answer, with its size: a whole one of this origin, and HTML only for a document. The page that a
 * captive portal shows in its place is a redirect, or has the wrong type, or never speaks with the shell.
 */
export async function keptCopy(response: Response, isPage: boolean): Promise<Response | null> {
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") === true;
  if (response.status !== 200 || response.type !== "basic" || response.redirected || isHtml !== isPage) return null;
  const body = await response.clone().arrayBuffer();
  if (body.byteLength > KEPT_LIMITS.fileBytes) return null;
  const headers = new Headers(response.headers);
  headers.set(KEPT_BYTES, String(body.byteLength));
  return new Response(body, { headers });
}
