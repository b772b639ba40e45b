import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalResponse } from "./answer";
import type { BackendRegistry, CallRecord } from "./backendRegistry";
import { acceptTerms } from "./calls/acceptTerms";
import { applicationLogin } from "./calls/applicationLogin";
import { authenticate } from "./calls/authenticate";
import { login } from "./calls/login";
import { logout } from "./calls/logout";
import { recoverPassword } from "./calls/recoverPassword";
import { refresh } from "./calls/refresh";
import { renewPassword } from "./calls/renewPassword";
import { ping, services, tagDomainRead, translationAll, translationLogin, widgetAuth } from "./calls/shellCalls";
import { whois } from "./calls/whois";
import type { ServerClock } from "./clock";
import type { Database } from "./database/openDatabase";
import type { Endpoint } from "./endpoint";
import { createAccessTokens } from "./identity/accessToken";
import { LIFETIMES, type Lifetimes } from "./lifetimes";
import { createPasswords, type Passwords } from "./passwords";
import type { Service } from "./service";
import { type NewToken, randomToken } from "./tokens";

export interface BackendOptions {
  readonly database: Database;
  readonly clock: ServerClock;
  /** Signs access tokens; the same for every process of one database. */
  readonly secret: Uint8Array;
  readonly registry: BackendRegistry;
  readonly passwords?: Passwords;
  readonly lifetimes?: Lifetimes;
  readonly newToken?: NewToken;
  /** Told of failures that the caller only learns as "failure". */
  readonly onFailure?: (error: unknown) => void;
}

export type Backend = (request: Request) => Promise<Response>;

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
};

/** The server of section 7 as one function from request to response; everything it needs is handed in. */
export function createBackend(options: BackendOptions): Backend {
  const { passwords = createPasswords(), lifetimes = LIFETIMES, newToken = randomToken } = options;
  const { database, clock, registry, onFailure = () => {} } = options;
  const accessTokens = createAccessTokens(options.secret, clock, lifetimes.accessTokenMs);
  const service: Service = { database, clock, registry, accessTokens, passwords, lifetimes, newToken };
  const app = new Hono({ strict: false });
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: () => refusalResponse({ code: "too-large", headers: {} }) }));
  app.notFound(() => refusalResponse({ code: "unknown-call", headers: {} }));
  app.onError((error) => {
    onFailure(error);
    return refusalResponse({ code: "failure", headers: {} });
  });
  for (const [{ method, path }, endpoint] of endpointsOf(registry)) {
    app.on(method, honoPath(path), (context) => endpoint(service, context.req.raw, (name) => context.req.param(name) ?? ""));
  }
  return async (request) => app.fetch(request);
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
