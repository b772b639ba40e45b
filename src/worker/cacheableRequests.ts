import { FRAME_BASES } from "../../generated/frames";

/** Kinds of file that a page is made of; what it fetches itself is for its own storage. */
const FILES: ReadonlySet<string> = new Set(["script", "style", "font", "image", "worker"]);

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
