import { Hono } from "hono";
import { acceptTerms } from "./calls/acceptTerms";
import { applicationLogin } from "./calls/applicationLogin";
import { authenticate } from "./calls/authenticate";
import { figures } from "./calls/figures";
import { login } from "./calls/login";
import { logout } from "./calls/logout";
import { endOtherSessions, openSessions } from "./calls/openSessions";
import { recoverPassword } from "./calls/recoverPassword";
import { refresh } from "./calls/refresh";
import { renewPassword } from "./calls/renewPassword";
import { animals, ping, services, tagDomainRead, translationAll, translationLogin, widgetAuth } from "./calls/shellCalls";
import { supportAccount, supportSession } from "./calls/supportLink";
import { syncActions } from "./calls/syncActions";
import { whois } from "./calls/whois";
import { createAccessTokens } from "./credentials/accessToken";
import { createCommonPasswords } from "./credentials/guessablePassword";
import { createKnownDevices } from "./credentials/knownDevice";
import { createPasswords, type Passwords } from "./credentials/passwords";
import { type NewToken, randomToken } from "./credentials/tokens";
import { createWidgetTokens } from "./credentials/widgetToken";
import { isBusy } from "./database/isBusy";
import type { Database } from "./database/openDatabase";
import { createRateLimits } from "./database/rateLimits";
import { createCallerConcurrency } from "./endpoint/callerConcurrency";
import type { Endpoint } from "./endpoint/endpoint";
import type { FiguresOf, FindAnimals, Service } from "./endpoint/service";
import type { AccountEvent } from "./http/accountEvent";
import { refusalResponse } from "./http/answer";
import type { Backend, Connection } from "./http/callerAddress";
import type { RefusedCall } from "./http/refusedCall";
import type { BackendRegistry, CallRecord } from "./registry/backendRegistry";
import { CALL_TIMES, type CallTimes } from "./time/callTimes";
import { type ServerClock, TooLate } from "./time/clock";
import { LIFETIMES, type Lifetimes } from "./time/lifetimes";

export interface BackendOptions {
  readonly database: Database;
  readonly clock: ServerClock;
  /** Signs access tokens; the same for every process of one database. */
  readonly secret: Uint8Array;
  readonly registry: BackendRegistry;
  readonly passwords?: Passwords;
  readonly lifetimes?: Lifetimes;
  readonly callTimes?: CallTimes;
  readonly newToken?: NewToken;
  /** Left out: the server knows of no animals. */
  readonly findAnimals?: FindAnimals;
  /** Left out: there is no number on any tile. */
  readonly figuresOf?: FiguresOf;
  /** Called with failures that the caller only learns as "failure". */
  readonly onFailure?: (error: unknown) => void;
  /** Called with every call that is refused, without secrets. */
  readonly onRefused?: (refusal: RefusedCall) => void;
  /** Called when a user signs in or out, or gets a new password; without secrets. */
  readonly onAccountEvent?: (event: AccountEvent) => void;
}

const BUSY_S = "5";

const CALLS: Readonly<Record<string, Endpoint>> = {
  authenticate,
  login,
  supportAccount,
  supportSession,
  whois,
  refresh,
  logout,
  openSessions,
  endOtherSessions,
  acceptTerms,
  recoverPassword,
  renewPassword,
  animals,
  figures,
  ping,
  services,
  widgetAuth,
  tagDomainRead,
  translationLogin,
  translationAll,
  syncActions,
};

/** The server of section 7 as one function from request to response; everything it needs is handed in. */
export function createBackend(options: BackendOptions): Backend {
  const { passwords = createPasswords(), lifetimes = LIFETIMES, callTimes = CALL_TIMES, newToken = randomToken } = options;
  const { database, clock, registry, onFailure = () => {}, onRefused = () => {}, onAccountEvent = () => {} } = options;
  const { findAnimals = async () => [], figuresOf = async () => ({}) } = options;
  const accessTokens = createAccessTokens(options.secret, clock, lifetimes.accessTokenMs);
  const widgetTokens = createWidgetTokens(options.secret, clock, lifetimes.helpDeskTokenMs);
  const rateLimits = createRateLimits(database, clock);
  const knownDevices = createKnownDevices(options.secret, newToken);
  const commonPasswords = createCommonPasswords(registry.passwordMinimum);
  const from = { database, clock, registry, passwords, lifetimes, callTimes, newToken, findAnimals, figuresOf, onRefused, onAccountEvent };
  const service: Service = {
    ...from,
    accessTokens,
    widgetTokens,
    rateLimits,
    knownDevices,
    commonPasswords,
    accountConcurrency: createCallerConcurrency(),
    bodyConcurrency: createCallerConcurrency(),
    signInConcurrency: createCallerConcurrency(),
  };
  const app = new Hono<{ Bindings: Connection }>({ strict: false });
  app.notFound(() => refusalResponse({ code: "unknown-call", headers: {} }));
  app.onError((error) => {
    onFailure(error);
    if (error instanceof TooLate || isBusy(error)) return refusalResponse({ code: "busy", headers: { "Retry-After": BUSY_S } });
    return refusalResponse({ code: "failure", headers: {} });
  });
  for (const [{ method, path }, endpoint] of endpointsOf(registry)) {
    const name = `${method} ${path}`;
    app.on(method, honoPath(path), ({ req, env }) =>
      endpoint({ service, request: req.raw, connection: env ?? {}, name, param: (key) => req.param(key) ?? "" }),
    );
  }
  return async (request, connection = {}) => app.fetch(request, connection);
}

function* endpointsOf(registry: BackendRegistry): Generator<readonly [CallRecord, Endpoint]> {
  for (const [name, endpoint] of Object.entries(CALLS)) {
    const call = registry.calls[name];
    if (call === undefined) throw new Error(`The registry names no path for the call "${name}" (registry/calls.yaml).`);
    yield [call, endpoint];
  }
  for (const application of Object.values(registry.applications)) {
    if (application.login === null) continue;
    const { path, suffix } = application.login;
    for (const full of new Set([path, `${path}${suffix}`])) yield [{ method: "POST", path: full }, applicationLogin(application)];
  }
}

/** `/account/api/login/{token}` in the words of the router; a slash at the end makes no difference. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/(?<=.)\/$/, "");
}
