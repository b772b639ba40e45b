import * as z from "zod/mini";
import type { CallName } from "../../domain/registry/callNames";
import { createPart } from "../../loading/part";
import { type CallOptions, type Http, HttpError, OfflineError } from "../../ports/http";
import { APPLICATION_LOGIN } from "../../protocol/calls/applicationLogin";
import { CONTRACTS, type Contracts } from "../../protocol/calls/contracts";
import { createListeners } from "../listeners";
import type { AccessToken, OnExpired } from "./httpCore";
import type { HttpSettings } from "./httpSettings";
import { readActionResponse } from "./readActionResponse";
import { parseResponse, readJson, rejectCaptivePortal } from "./readResponse";
import { type CallSession, type IncomingResponse, type OutgoingRequest, sendRequest } from "./sendRequest";
import type { SessionRefresh } from "./sessionRefresh";

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** Calls over fetch, every answer parsed by its contract. Knows neither screens nor stores. */
export function createHttp(settings: HttpSettings): Http {
  const reach = createListeners<boolean>();
  const pace = createListeners<number>();
  const onExpired = new Set<OnExpired>();
  const accessToken: AccessToken = { token: null, since: 0 };
  let session = newSession();
  let probing = false;

  const sendOnce = async (outgoing: OutgoingRequest): Promise<IncomingResponse> => {
    const own = session;
    const since = settings.clock.now();
    // How fast a sub-application answers says nothing about the network.
    const took = (ms: number) => outgoing.toSubApplication || own.isOver || pace.notify(ms);
    const answer = await sendRequest(settings, outgoing, accessToken.token, own).catch((error: unknown) => {
      took(Number.POSITIVE_INFINITY);
      throw error;
    });
    took(settings.clock.now() - since);
    // A page that forbids one action may be of a filter that lets all others pass.
    const incoming = outgoing.action && answer.status === FORBIDDEN ? answer : rejectCaptivePortal(answer);
    if (!own.isOver && incoming.accessToken !== null) {
      accessToken.token = incoming.accessToken;
      accessToken.since = settings.clock.now();
    }
    return incoming;
  };

  const bare = (name: "ping" | "refresh"): OutgoingRequest => ({
    ...settings.calls[name],
    body: null,
    key: null,
    caller: CONTRACTS[name].caller,
  });

  /** A sub-application may be down by itself, so the server is pinged before the network counts as offline (NET-04). */
  const probe = async () => {
    if (probing) return;
    probing = true;
    // Its outcome is reported like that of any call.
    await send(bare("ping")).catch(() => {});
    probing = false;
  };

  /** Every outcome reports the network state, except a timeout. */
  const reported = async <Result>(ask: () => Promise<Result>, toSubApplication = false): Promise<Result> => {
    try {
      const result = await ask();
      reach.notify(true);
      return result;
    } catch (error) {
      if (error instanceof OfflineError) toSubApplication ? void probe() : reach.notify(false);
      else if (error instanceof HttpError && error.status > 0) reach.notify(true);
      throw error;
    }
  };

  const sessionRefresh = createPart(async () => {
    const [{ createSessionRefresh }, tabs] = await Promise.all([import("./sessionRefresh"), settings.tabs()]);
    const askRefresh = () => sendOnce(bare("refresh"));
    return createSessionRefresh({ accessToken, session: () => session, sendOnce, askRefresh, reported, onExpired }, settings, tabs);
  });
  const loadSessionRefresh = (): Promise<SessionRefresh> =>
    sessionRefresh.load().catch((error: unknown) => {
      throw new OfflineError("the refresh did not load", { cause: error });
    });

  const sendOrRecover = async (outgoing: OutgoingRequest): Promise<IncomingResponse> => {
    const own = session;
    const used = accessToken.token;
    const first = await sendOnce(outgoing);
    if (first.status !== UNAUTHORIZED || !isWorthRefresh(outgoing)) return first;
    return (await loadSessionRefresh()).recover(outgoing, first, used, own);
  };

  const send = (outgoing: OutgoingRequest): Promise<unknown> =>
    reported(async () => {
      const incoming = await sendOrRecover(outgoing);
      return outgoing.action ? readActionResponse(incoming, outgoing.key, settings.clock.now()) : readJson(incoming);
    }, outgoing.toSubApplication);

  return {
    call: async <Name extends CallName>(name: Name, options: CallOptions<Name> = {}) => {
      const contract: Contracts[Name] = CONTRACTS[name];
      const { method, path, body: fixed } = settings.calls[name];
      const encoded = options.body === undefined ? fixed : written(contract.request, options.body);
      const json = await send({
        method,
        path: fillTemplate(path, options.params),
        body: method === "GET" || encoded === undefined ? null : JSON.stringify(encoded),
        key: options.actionKey ?? (method === "GET" ? null : settings.randomKey()),
        action: options.actionKey !== undefined,
        caller: contract.caller === "token" && !isOfSession(settings, options.params) ? "anybody" : contract.caller,
        writes: contract.writes,
        herd: options.numCheptel,
        keepalive: name === "logout",
      });
      return parseResponse<Contracts[Name]>(contract, json);
    },
    loginTo: async (path, user) => {
      const body = JSON.stringify(written(APPLICATION_LOGIN.request, user));
      const { caller } = APPLICATION_LOGIN;
      const key = settings.randomKey();
      const outgoing: OutgoingRequest = { method: "POST", path, body, key, caller, toSubApplication: true };
      return parseResponse(APPLICATION_LOGIN, await send(outgoing));
    },
    refresh: async () => (await loadSessionRefresh()).renew(accessToken.token),
    resume: () => sessionRefresh.loaded()?.resume(),
    prepare: async () => void (await loadSessionRefresh()),
    endSession: () => {
      accessToken.token = null;
      const ended = session;
      session = newSession();
      ended.isOver = true;
      for (const drop of [...ended.drops]) drop();
    },
    onExpired: (listener) => {
      onExpired.add(listener);
      return () => onExpired.delete(listener);
    },
    onReach: reach.add,
    onPace: pace.add,
  };
}

function newSession(): CallSession {
  return { isOver: false, drops: new Set() };
}

/** A refused sign-in is no expired session, so only calls made with an access token are tried again (CAL-06). */
function isWorthRefresh({ caller }: OutgoingRequest): boolean {
  return ["account", "herd", "token"].includes(caller);
}

/** Whether a login token is that of the session; any other is a sign-in of its own. */
function isOfSession({ credentials }: HttpSettings, params: Readonly<Record<string, string>> = {}): boolean {
  const { session } = credentials();
  return session !== null && params.token === session;
}

/** Encodes the request; one the server would refuse for its form is refused without sending it. */
function written(request: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeEncode(request, value);
  if (!result.success) throw new HttpError(BAD_REQUEST, "the request does not fit its contract", { cause: result.error });
  return result.data;
}

function fillTemplate(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(Object.hasOwn(params, name) ? (params[name] ?? "") : ""));
}
