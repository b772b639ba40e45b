import * as z from "zod/mini";
import { SERVER_ADDRESSES } from "../../domain/address/serverAddresses";
import { refusalResponse, refused } from "../http/answer";
import { addressOf, widerNetworkOf } from "../http/callerAddress";
import { readBody } from "../http/readBody";
import type { ServerClock } from "../time/clock";
import type { Page, Pages } from "./createSite";

/** One line of the log: what the policy of a page has stopped. Neither who met it nor the address of the page, which names herds and animals. */
export interface PolicyReport {
  readonly at: string;
  readonly event: "policy-violation";
  /** `script-src-elem` */
  readonly directive: string;
  /** What was stopped: an origin, a scheme, or a word like `inline`. */
  readonly blocked: string;
  /** The file that did it, where it is one of the shell; otherwise its origin. */
  readonly source: string;
  readonly line: number;
  /** Reports left out since the line before. */
  readonly dropped?: number;
}

export interface PolicyReportsOptions {
  readonly clock: ServerClock;
  readonly onReport: (report: PolicyReport) => void;
}

const MEDIA_TYPE = "application/reports+json";
const LARGEST = 16 * 1024;
/** Anybody can send reports, and a broken page sends many: in all, and of one network. */
const LINES_A_MINUTE = 30;
const LINES_OF_A_NETWORK = 5;
const MINUTE = 60_000;
const LONGEST = 100;

const sentReports = z.array(z.looseObject({ type: z.string(), body: z.unknown() }));

const violation = z.looseObject({
  effectiveDirective: z.string(),
  blockedURL: z.nullish(z.string()),
  sourceFile: z.nullish(z.string()),
  lineNumber: z.nullish(z.int()),
});

/** Takes what browsers report against the policy of the shell, a few lines a minute for all callers together, fewer for each. */
export function createPolicyReports({ clock, onReport }: PolicyReportsOptions): Pages {
  let window = { endsAt: 0, lines: 0, of: new Map<string, number>() };
  let dropped = 0;
  const log = (report: Omit<PolicyReport, "at" | "event" | "dropped">, network: string) => {
    const now = clock.now();
    if (now.getTime() >= window.endsAt) window = { endsAt: now.getTime() + MINUTE, lines: 0, of: new Map() };
    const own = window.of.get(network) ?? 0;
    if (window.lines >= LINES_A_MINUTE || own >= LINES_OF_A_NETWORK) {
      dropped += 1;
      return;
    }
    window.lines += 1;
    window.of.set(network, own + 1);
    onReport({ at: now.toISOString(), event: "policy-violation", ...report, ...(dropped > 0 ? { dropped } : {}) });
    dropped = 0;
  };
  // Another site cannot send this type without asking first, which nothing here answers.
  const take: Page = async (request, connection) => {
    const read = await readBody(request, LARGEST, MEDIA_TYPE);
    if ("refused" in read) return refusalResponse(read.refused);
    const sent = z.safeParse(sentReports, read.body);
    if (!sent.success) return refusalResponse(refused("bad-request"));
    const { origin } = new URL(request.url);
    const address = addressOf(connection);
    for (const { type, body } of sent.data) {
      const { data } = z.safeParse(violation, body);
      if (type !== "csp-violation" || data === undefined) continue;
      const [blocked, source] = [place(data.blockedURL ?? ""), place(data.sourceFile ?? "", origin)];
      log({ directive: word(data.effectiveDirective), blocked, source, line: data.lineNumber ?? 0 }, widerNetworkOf(address) ?? address);
    }
    return new Response(null, { status: 204 });
  };
  return (method, path) => (method === "POST" && path === SERVER_ADDRESSES.policyReports ? take : undefined);
}

/** Origin of an address, or its scheme: what comes behind may name people. Of the files of the shell itself the path, `/assets/x.js`. */
function place(address: string, own?: string): string {
  if (!URL.canParse(address)) return word(address);
  const { origin, protocol, pathname } = new URL(address);
  const path = origin === own && /^\/assets\/[\w.-]+$/.test(pathname) ? pathname : "";
  return (path || (origin === "null" ? protocol : origin)).slice(0, LONGEST);
}

/** Words of the policy; anything else was made up. */
function word(text: string): string {
  return /^[a-z-]{0,40}$/.test(text) ? text : "(odd)";
}
