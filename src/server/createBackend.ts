import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { acceptTerms } from "./calls/acceptTerms";
import { applicationLogin } from "./calls/applicationLogin";
import { authenticate } from "./calls/authenticate";
import { login } from "./calls/login";
import { logout } from "./calls/logout";
import { recoverPassword } from "./calls/recoverPassword";
import { refresh } from "./calls/refresh";
import { renewPassword } from "./calls/renewPassword";
import { ping, services, tagDomainRead, translationAll, translationLogin, widgetAuth } from "./calls/shellCalls";
import { syncActions } from "./calls/syncActions";
import { whois } from "./calls/whois";
import { createAccessTokens } from "./credentials/accessToken";
import { createPasswords, type Passwords } from "./credentials/passwords";
import { type NewToken, randomToken } from "./credentials/tokens";
import { createWidgetTokens } from "./credentials/widgetToken";
import type { Database } from "./database/openDatabase";
import { createRateLimits } from "./database/rateLimits";
import type { Endpoint } from "./endpoint/endpoint";
import type { Service } from "./endpoint/service";
import { refusalResponse } from "./http/answer";
import type { Backend, Connection } from "./http/connection";
import type { RefusedCall } from "./http/refusedCall";
import type { BackendRegistry, CallRecord } from "./registry/backendRegistry";
import type { ServerClock } from "./time/clock";
import { LIFETIMES, type Lifetimes } from "./time/lifetimes";

export interface BackendOptions {
  readonly database: Database;
  readonly clock: ServerClock;
  /** Signs access tokens; the same for every process of one database. */
  readonly secret: Uint8Array;
  readonly registry: BackendRegistry;
  readonly passwords?: Passwords;
  readonly lifetimes?: Lifetimes;
  readonly newToken?: NewToken;
  /** Called with failures that the caller only learns as "failure". */
  readonly onFailure?: (error: unknown) => void;
  /** Called with every call that is refused, without secrets. */
  readonly onRefused?: (refusal: RefusedCall) => void;
}

/** A profile with thousands of rights still fits. */
const LARGEST_BODY_BYTES = 1024 * 1024;

const CALLS: Readonly<Record<string, Endpoint>> = {
  authenticate,
  login,
  whois,
  refresh,
  logout,
  acceptTerms,
  recoverPassword,
  renewPassword,
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
  const { passwords = createPasswords(), lifetimes = LIFETIMES, newToken = randomToken } = options;
  const { database, clock, registry, onFailure = () => {}, onRefused = () => {} } = options;
  const accessTokens = createAccessTokens(options.secret, clock, lifetimes.accessTokenMs);
  const widgetTokens = createWidgetTokens(options.secret, clock, lifetimes.sessionMs);
  const rateLimits = createRateLimits(database, clock);
  const from = { database, clock, registry, passwords, lifetimes, newToken, onRefused };
  const service: Service = { ...from, accessTokens, widgetTokens, rateLimits };
  const app = new Hono<{ Bindings: Connection }>({ strict: false });
  // Asking a request without a body for its size costs more than all the rest of it.
  app.post("*", bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: () => refusalResponse({ code: "too-large", headers: {} }) }));
  app.notFound(() => refusalResponse({ code: "unknown-call", headers: {} }));
  app.onError((error) => {
    onFailure(error);
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
