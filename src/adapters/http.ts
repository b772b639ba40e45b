import * as z from "zod/mini";
import { type CallOptions, type Credentials, type Http, HttpError, OfflineError, TimeoutError } from "../ports/http";
import { APPLICATION_LOGIN } from "../protocol/calls/applicationLogin";
import type { AnswerOf, Caller, Contract } from "../protocol/calls/contract";
import { type CallName, CONTRACTS, type Contracts } from "../protocol/calls/contracts";
import type { Clock } from "../time/clock";
import { createListeners } from "./listeners";

export interface CallRecord {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Fixed fields of the body. */
  readonly body?: Readonly<Record<string, string>>;
}

export interface HeaderNames {
  readonly authorization: string;
  readonly herd: string;
  readonly accessToken: string;
  readonly appVersion: string;
}

export interface HttpSettings {
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly calls: Readonly<Record<CallName, CallRecord>>;
  readonly headers: HeaderNames;
  readonly version: string;
  /** Parts of error messages that mean that the network is gone (NET-12). */
  readonly offlinePatterns: readonly string[];
  readonly credentials: () => Credentials;
}

interface Outgoing {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body: string | null;
  readonly caller: Caller;
  /** Another herd than the current one. */
  readonly herd?: string | undefined;
}

const OK = 200;
const UNAUTHORIZED = 401;

/** Calls over fetch, every answer parsed by its contract. Knows neither screens nor stores. */
export function createHttp(settings: HttpSettings): Http {
  const expired = createListeners<void>();
  const reach = createListeners<boolean>();
  let accessToken: string | null = null;
  // An answer that was on its way when the token was forgotten must not bring it back.
  let generation = 0;
  let refreshing: Promise<boolean> | null = null;

  const fetchOnce = async (outgoing: Outgoing): Promise<Response> => {
    const asked = generation;
    const response = await fetchInTime(settings, outgoing, headersOf(settings, outgoing, accessToken));
    if (asked === generation) accessToken = response.headers.get(settings.headers.accessToken) ?? accessToken;
    return response;
  };

  const refresh = async (): Promise<boolean> => {
    const { method, path } = settings.calls.refresh;
    const response = await fetchOnce({ method, path, body: null, caller: CONTRACTS.refresh.caller });
    if (response.status !== OK) accessToken = null;
    return response.status === OK;
  };

  /** Calls refused at the same moment share a single refresh (CAL-07). */
  const sharedRefresh = (): Promise<boolean> => {
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  /** Every outcome says something about the network, except a call that ran out of time. */
  const send = async (outgoing: Outgoing): Promise<unknown> => {
    try {
      const json = await sendTwice(outgoing);
      reach.tell(true);
      return json;
    } catch (error) {
      if (error instanceof OfflineError) reach.tell(false);
      else if (error instanceof HttpError && error.status > 0) reach.tell(true);
      throw error;
    }
  };

  const sendTwice = async (outgoing: Outgoing): Promise<unknown> => {
    const first = await fetchOnce(outgoing);
    if (first.status !== UNAUTHORIZED || !isWorthRefresh(outgoing.caller)) return readJson(first);
    const second = (await sharedRefresh()) ? await fetchOnce(outgoing) : first;
    if (second.status === UNAUTHORIZED) expired.tell();
    return readJson(second);
  };

  return {
    call: async <Name extends CallName>(name: Name, options: CallOptions<Name> = {}) => {
      const contract: Contracts[Name] = CONTRACTS[name];
      const { method, path, body: fixed } = settings.calls[name];
      const encoded = options.body === undefined ? fixed : z.encode(contract.request, options.body);
      const body = method === "GET" || encoded === undefined ? null : JSON.stringify(encoded);
      const { caller } = contract;
      return parsed<Contracts[Name]>(
        contract,
        await send({ method, path: fillTemplate(path, options.params), body, caller, herd: options.numCheptel }),
      );
    },
    loginTo: async (path, user) => {
      const body = JSON.stringify(z.encode(APPLICATION_LOGIN.request, user));
      return parsed(APPLICATION_LOGIN, await send({ method: "POST", path, body, caller: APPLICATION_LOGIN.caller }));
    },
    refresh: sharedRefresh,
    forget: () => {
      accessToken = null;
      generation += 1;
    },
    onExpired: expired.add,
    onReach: reach.add,
  };
}

/** A refused sign-in is no expired session, so only calls made with an access token are tried again. */
function isWorthRefresh(caller: Caller): boolean {
  return caller === "account" || caller === "herd";
}

function headersOf({ headers, credentials, version }: HttpSettings, outgoing: Outgoing, accessToken: string | null): Headers {
  const { numCheptel, token } = credentials();
  const named = {
    Accept: "application/json",
    ...(outgoing.body === null ? {} : { "Content-Type": "application/json" }),
    [headers.authorization]: token ? `Bearer ${token}` : "",
    [headers.herd]: outgoing.herd ?? numCheptel ?? "",
    [headers.accessToken]: accessToken ?? "",
    [headers.appVersion]: version,
  };
  return new Headers(Object.entries(named).filter(([, value]) => value !== ""));
}

async function fetchInTime(settings: HttpSettings, outgoing: Outgoing, headers: Headers): Promise<Response> {
  const controller = new AbortController();
  const cancel = settings.clock.after(settings.timeoutMs, () => controller.abort(new TimeoutError(outgoing.path)));
  try {
    const { method, path, body } = outgoing;
    // A redirected answer comes from a captive portal, never from the server (decision on calls).
    const request: RequestInit = { method, headers, body, credentials: "include", redirect: "manual", signal: controller.signal };
    return await settings.fetch(path, request);
  } catch (error) {
    if (controller.signal.reason instanceof TimeoutError) throw controller.signal.reason;
    throw asPortError(settings.offlinePatterns, error);
  } finally {
    cancel();
  }
}

function asPortError(offlinePatterns: readonly string[], error: unknown): Error {
  const message = (error instanceof Error ? error.message : String(error)).toLowerCase();
  if (offlinePatterns.some((pattern) => message.includes(pattern.toLowerCase()))) return new OfflineError(message, { cause: error });
  return new HttpError(0, message, { cause: error });
}

async function readJson(response: Response): Promise<unknown> {
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) throw new OfflineError("redirected answer");
  if (response.status !== OK) throw new HttpError(response.status, response.statusText || `status ${response.status}`);
  if (!isJson(response)) throw new OfflineError("the answer is no JSON");
  try {
    return await response.json();
  } catch (error) {
    throw new HttpError(OK, "the answer cannot be read", { cause: error });
  }
}

function isJson(response: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get("Content-Type") ?? "");
}

function parsed<C extends Contract>(contract: C, json: unknown): AnswerOf<C> {
  const result = z.safeParse<C["answer"]>(contract.answer, json);
  if (!result.success) throw new HttpError(OK, "the answer does not fit its contract", { cause: result.error });
  return result.data;
}

function fillTemplate(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(Object.hasOwn(params, name) ? (params[name] ?? "") : ""));
}
