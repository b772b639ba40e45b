import type { Persona } from "../../src/domain/session/persona";
import { createBackend } from "../../src/server/createBackend";
import { createPasswords } from "../../src/server/credentials/passwords";
import type { NewToken } from "../../src/server/credentials/tokens";
import type { Database } from "../../src/server/database/openDatabase";
import { storeAccounts } from "../../src/server/database/storeAccounts";
import { demoAnimals } from "../../src/server/demo/demoAnimals";
import { demoFigures } from "../../src/server/demo/demoFigures";
import type { AccountEvent } from "../../src/server/http/accountEvent";
import type { Backend, Connection } from "../../src/server/http/callerAddress";
import type { RefusedCall } from "../../src/server/http/refusedCall";
import type { BackendRegistry } from "../../src/server/registry/backendRegistry";
import { freshDatabase } from "../support/freshDatabase";
import { FIXTURE_PERSONAS, FIXTURE_REGISTRY } from "./fixtureRegistry";

export const ORIGIN = "http://127.0.0.1:4300";
export const PASSWORD = "demo-herd";
export const SECRET = new TextEncoder().encode("a signing key that only the tests know of");

/** Real argon2id, at the least it allows. */
export const CHEAP_PASSWORDS = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestClock {
  readonly now: () => Date;
  readonly advance: (ms: number) => void;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the caller is. */
  readonly from?: string;
}

export interface RunningBackend {
  readonly backend: Backend;
  readonly database: Database;
  readonly clock: TestClock;
  readonly newToken: NewToken;
  readonly failures: readonly unknown[];
  readonly refusals: readonly RefusedCall[];
  readonly events: readonly AccountEvent[];
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>;
  readonly signIn: (login: string, password?: string) => Promise<SignedIn>;
}

/** What a user holds after a sign-in. */
export interface SignedIn {
  readonly tokens: readonly string[];
  readonly cookie: string;
  readonly access: Readonly<Record<string, string>>;
  /** Headers of a call for the herd of a token. */
  readonly as: (token?: string) => Readonly<Record<string, string>>;
}

/** The backend in process, over a database of its own, at nine in the morning. */
export async function startBackend(
  registry: BackendRegistry = FIXTURE_REGISTRY,
  personas: readonly Persona[] = FIXTURE_PERSONAS,
  tokenPrefix = "token",
): Promise<RunningBackend> {
  const database = await freshDatabase();
  await storeAccounts(database, CHEAP_PASSWORDS, { personas, password: PASSWORD });
  const clock = testClock("2026-05-04T09:00:00.000Z");
  const newToken = countingTokens(tokenPrefix);
  const failures: unknown[] = [];
  const refusals: RefusedCall[] = [];
  const events: AccountEvent[] = [];
  const logged = {
    onFailure: (error: unknown) => void failures.push(error),
    onRefused: (refusal: RefusedCall) => void refusals.push(refusal),
    onAccountEvent: (event: AccountEvent) => void events.push(event),
  };
  const demo = { findAnimals: demoAnimals({ database, clock }), figuresOf: demoFigures({ database, clock }) };
  const parts = { database, clock, registry, passwords: CHEAP_PASSWORDS, newToken, ...demo };
  const backend = createBackend({ ...parts, secret: SECRET, ...logged });
  const call = (method: string, path: string, options: CallOptions = {}) =>
    backend(request(method, path, options), connectionFrom(options.from));
  return {
    backend,
    database,
    clock,
    newToken,
    failures,
    refusals,
    events,
    call,
    signIn: (login, password) => signIn(call, login, password),
  };
}

export function request(method: string, path: string, { body, headers = {} }: CallOptions = {}): Request {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const sent = body === undefined ? {} : { body: text };
  return new Request(`${ORIGIN}${path}`, {
    method,
    ...sent,
    headers: { "Content-Type": "application/json", "X-App-Version": "1.0.0", ...headers },
  });
}

function connectionFrom(remoteAddress = "127.0.0.1"): Connection {
  return { incoming: { socket: { remoteAddress } } };
}

/** The refresh cookie an answer sets, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function signIn(call: RunningBackend["call"], login: string, password = PASSWORD): Promise<SignedIn> {
  const response = await call("POST", "/account/api/authenticate", { body: { login, password } });
  const tokens: string[] = await response.json();
  const access = { "X-Access-Token": response.headers.get("x-access-token") ?? "" };
  const as = (token = tokens[0] ?? "") => ({ ...access, Authorization: `Bearer ${token}` });
  return { tokens, cookie: cookieOf(response), access, as };
}

function testClock(start: string): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

function countingTokens(prefix: string): NewToken {
  let count = 0;
  return () => `${prefix}-${++count}`;
}
