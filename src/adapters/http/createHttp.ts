import * as z from "zod/mini";
import { type CallOptions, type Http, HttpError, OfflineError } from "../../ports/http";
import { APPLICATION_LOGIN } from "../../protocol/calls/applicationLogin";
import { type CallName, CONTRACTS, type Contracts } from "../../protocol/calls/contracts";
import { createListeners } from "../listeners";
import type { HeldToken, HttpCore, OnExpired } from "./httpCore";
import type { HttpSettings } from "./httpSettings";
import { parsed, readJson, refusePortal } from "./readResponse";
import { type CallSession, exchange, type Incoming, type Outgoing } from "./sendRequest";
import type { SessionCare } from "./sessionRefresh";

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

/** Calls over fetch, every answer parsed by its contract. Knows neither screens nor stores. */
export function createHttp(settings: HttpSettings): Http {
  const reach = createListeners<boolean>();
  const onExpired = new Set<OnExpired>();
  const held: HeldToken = { token: null, since: 0 };
  let session = newSession();
  let caring: Promise<SessionCare> | null = null;
  let probing = false;

  const sendOnce = async (outgoing: Outgoing): Promise<Incoming> => {
    const own = session;
    const incoming = refusePortal(await exchange(settings, outgoing, held.token, own));
    if (!own.isOver && incoming.accessToken !== null) {
      held.token = incoming.accessToken;
      held.since = settings.clock.now();
    }
    return incoming;
  };

  /** Fetched apart; what fails to come is asked for again the next time. */
  const care = (): Promise<SessionCare> => {
    caring ??= loadCare({ held, session: () => session, sendOnce, onExpired }, settings).catch((error: unknown) => {
      caring = null;
      throw new OfflineError("what keeps a session alive did not come", { cause: error });
    });
    return caring;
  };

  const sendTwice = async (outgoing: Outgoing): Promise<Incoming> => {
    const used = held.token;
    const first = await sendOnce(outgoing);
    return first.status === UNAUTHORIZED && isWorthRefresh(outgoing) ? (await care()).recover(outgoing, first, used) : first;
  };

  /** A sub-application may be down by itself, so the server is asked before the network counts as gone (NET-04). */
  const probe = async () => {
    if (probing) return;
    probing = true;
    const { method, path } = settings.calls.ping;
    // Its outcome is told like that of any call.
    await send({ method, path, body: null, key: null, caller: CONTRACTS.ping.caller, writes: false }).catch(() => {});
    probing = false;
  };

  /** Every outcome says something about the network, except a call that ran out of time. */
  const send = async (outgoing: Outgoing): Promise<unknown> => {
    try {
      const incoming = await sendTwice(outgoing);
      const json = outgoing.action
        ? (await import("./readActionResponse")).readAction(incoming, outgoing.key, settings.clock.now())
        : readJson(incoming);
      reach.tell(true);
      return json;
    } catch (error) {
      if (error instanceof OfflineError) outgoing.elsewhere ? void probe() : reach.tell(false);
      else if (error instanceof HttpError && error.status > 0) reach.tell(true);
      throw error;
    }
  };
  const keyFor = (method: string) => (method === "GET" ? null : settings.newKey());

  return {
    call: async <Name extends CallName>(name: Name, options: CallOptions<Name> = {}) => {
      const contract: Contracts[Name] = CONTRACTS[name];
      const { method, path, body: fixed } = settings.calls[name];
      const encoded = options.body === undefined ? fixed : written(contract.request, options.body);
      const json = await send({
        method,
        path: fillTemplate(path, options.params),
        body: method === "GET" || encoded === undefined ? null : JSON.stringify(encoded),
        key: options.actionKey ?? keyFor(method),
        action: options.actionKey !== undefined,
        caller: contract.caller === "token" && !isOfSession(settings, options.params) ? "anybody" : contract.caller,
        writes: contract.writes === true,
        herd: options.numCheptel,
        farewell: name === "logout",
      });
      return parsed<Contracts[Name]>(contract, json);
    },
    loginTo: async (path, user) => {
      const body = JSON.stringify(written(APPLICATION_LOGIN.request, user));
      const { caller } = APPLICATION_LOGIN;
      const outgoing: Outgoing = { method: "POST", path, body, key: keyFor("POST"), caller, writes: false, elsewhere: true };
      return parsed(APPLICATION_LOGIN, await send(outgoing));
    },
    refresh: async () => (await care()).renew(held.token),
    resume: () => void caring?.then(({ resume }) => resume()),
    prepare: async () => void (await care()),
    forget: () => {
      held.token = null;
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
  };
}

function newSession(): CallSession {
  return { isOver: false, drops: new Set() };
}

/** A refused sign-in is no expired session, so only calls made with an access token are tried again (CAL-06). */
function isWorthRefresh({ caller }: Outgoing): boolean {
  return caller === "account" || caller === "herd" || caller === "token";
}

/** Whether a login token is that of the session; any other is a sign-in of its own. */
function isOfSession({ credentials }: HttpSettings, params: Readonly<Record<string, string>> = {}): boolean {
  const { session } = credentials();
  return session !== null && params.token === session;
}

async function loadCare(core: HttpCore, settings: HttpSettings): Promise<SessionCare> {
  const [{ createSessionCare }, tabs] = await Promise.all([import("./sessionRefresh"), settings.tabs()]);
  return createSessionCare(core, settings, tabs);
}

/** What the server would refuse for its form, as a field longer than any, is refused without asking it. */
function written(request: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeEncode(request, value);
  if (!result.success) throw new HttpError(BAD_REQUEST, "the request does not fit its contract", { cause: result.error });
  return result.data;
}

function fillTemplate(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(Object.hasOwn(params, name) ? (params[name] ?? "") : ""));
}
