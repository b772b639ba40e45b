import { HttpError, OfflineError, TimeoutError } from "../../ports/http";
import type { Caller } from "../../protocol/calls/contract";
import type { HttpSettings } from "./httpSettings";

/** One request, the same for each attempt. */
export interface OutgoingRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body: string | null;
  /** Idempotency key; a read needs none. */
  readonly key: string | null;
  readonly caller: Caller;
  /** An action of the user rather than a read. */
  readonly writes?: boolean | undefined;
  /** Another herd than the current one. */
  readonly herd?: string | undefined;
  /** The logout: survives the end of the session and the unload of the page. */
  readonly keepalive?: boolean;
  /** An action of the queue, sent in the background. */
  readonly action?: boolean;
  /** Sent to a sub-application, which may be unreachable while the server of the shell is not. */
  readonly toSubApplication?: boolean;
}

/** The pending calls of one session, aborted when it ends. */
export interface CallSession {
  isOver: boolean;
  /** Its refresh, while that is under way. */
  renewing?: Promise<boolean> | undefined;
  readonly drops: Set<() => void>;
}

/** The response, read to its end. */
export interface IncomingResponse {
  readonly status: number;
  readonly statusText: string;
  readonly redirected: boolean;
  readonly type: string;
  readonly accessToken: string | null;
  /** The idempotency key, echoed by the server. */
  readonly echo: string | null;
  readonly retryAfter: string | null;
  /** When it was sent, by the clock of the server. */
  readonly date: string | null;
  readonly text: string;
}

/** Throughput of the slowest usable network. */
const LEAST_BYTES_PER_MS = 5;

/** Sends a request once and reads the whole response, within the timeout and as long as its session lasts. */
export async function sendRequest(
  settings: HttpSettings,
  outgoing: OutgoingRequest,
  accessToken: string | null,
  session: CallSession,
): Promise<IncomingResponse> {
  const controller = new AbortController();
  // A long body takes its time on a slow network, and would never arrive otherwise.
  const timeoutMs = settings.timeoutMs + (outgoing.body?.length ?? 0) / LEAST_BYTES_PER_MS;
  const cancel = settings.clock.after(timeoutMs, () => controller.abort(new TimeoutError(outgoing.path)));
  const drop = () => controller.abort(new HttpError(0, "the session of the call is over"));
  if (!outgoing.keepalive) session.drops.add(drop);
  try {
    const response = await settings.fetch(outgoing.path, requestOf(settings, outgoing, accessToken, controller.signal));
    return await readWhole(response, settings.headers);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : asPortError(settings.offlinePatterns, error);
  } finally {
    cancel();
    session.drops.delete(drop);
  }
}

function requestOf(settings: HttpSettings, outgoing: OutgoingRequest, accessToken: string | null, signal: AbortSignal): RequestInit {
  const { method, body, keepalive = false } = outgoing;
  const headers = headersOf(settings, outgoing, accessToken);
  // A redirected answer comes from a captive portal, never from the server (decision on calls).
  return { method, headers, body, credentials: "include", redirect: "manual", signal, keepalive: keepalive };
}

/** A header without a value is left out (CAL-03). */
function headersOf({ headers, credentials, version }: HttpSettings, outgoing: OutgoingRequest, accessToken: string | null): Headers {
  const { numCheptel, token } = credentials();
  const named = {
    Accept: "application/json",
    "Content-Type": outgoing.body === null ? "" : "application/json",
    [headers.authorization]: token ? `Bearer ${token}` : "",
    [headers.herd]: outgoing.herd ?? numCheptel ?? "",
    [headers.accessToken]: accessToken ?? "",
    [headers.appVersion]: version,
    [headers.idempotencyKey]: outgoing.key ?? "",
  };
  return new Headers(Object.entries(named).filter(([, value]) => value !== ""));
}

async function readWhole(response: Response, names: HttpSettings["headers"]): Promise<IncomingResponse> {
  const { status, statusText } = response;
  return {
    status,
    statusText,
    redirected: response.type === "opaqueredirect" || (status >= 300 && status < 400),
    type: response.headers.get("Content-Type") ?? "",
    accessToken: response.headers.get(names.accessToken),
    echo: response.headers.get(names.idempotencyKey),
    retryAfter: response.headers.get("Retry-After"),
    date: response.headers.get("Date"),
    text: await response.text(),
  };
}

function asPortError(offlinePatterns: readonly string[], error: unknown): Error {
  const message = (error instanceof Error ? error.message : String(error)).toLowerCase();
  if (offlinePatterns.some((pattern) => message.includes(pattern.toLowerCase()))) return new OfflineError(message, { cause: error });
  return new HttpError(0, message, { cause: error });
}
