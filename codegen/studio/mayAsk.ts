import { timingSafeEqual } from "node:crypto";

/** What is known of a request before its body is read. */
export interface RequestHead {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `sec-fetch-site`, which a page cannot set. */
  readonly site: string | undefined;
  readonly token: string | undefined;
  readonly contentType: string | undefined;
}

/** A page that the browser itself says is another one's. */
const FOREIGN = new Set(["cross-site", "same-site"]);

/** Whether a request comes from this machine to this server: a name that was pointed here leads to nothing. */
export function isForHere({ host }: RequestHead, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

/** Whether a request may read and write the registry: from the studio's own page alone, which has the token. */
export function mayAsk(head: RequestHead, port: number, token: string): boolean {
  const { method, origin, site, contentType } = head;
  if (!isForHere(head, port) || method !== "POST" || contentType !== "application/json") return false;
  if (origin !== `http://${head.host}` || (site !== undefined && FOREIGN.has(site))) return false;
  const [given, known] = [Buffer.from(head.token ?? ""), Buffer.from(token)];
  return given.length === known.length && timingSafeEqual(given, known);
}
