import { CALLS, HEADERS } from "../../../generated/calls";
import { NETWORK, OUTBOX } from "../../../generated/settings";
import { WORKSHOPS } from "../../../generated/workshops";
import { createHttp } from "../../../src/adapters/http/createHttp";
// Fetched with the first answer in the browser; here it is there from the start.
import "../../../src/adapters/http/readActionResponse";
import { readProfile } from "../../../src/domain/session/profile";
import { openActionQueue } from "../../../src/flows/outbox/actionQueue";
import type { LogoutOptions } from "../../../src/flows/session/logout";
import { createStoredSession } from "../../../src/flows/session/storedSession";
import type { Outbox, OutboxParts } from "../../../src/ports/outbox";
import type { UnsavedPages } from "../../../src/ports/unsavedPages";
import { FramesStore } from "../../../src/stores/framesStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { NoticeStore } from "../../../src/stores/noticeStore";
import { RegistryStore } from "../../../src/stores/registryStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { unsavedInTabs } from "../../support/fakeLocks";
import { fakeTabs } from "../../support/fakeTabs";
import { memoryOutbox, memoryOutboxParts } from "../../support/memoryOutbox";
import { memoryStore } from "../../support/memoryStore";
import { smallTables } from "../../support/smallTables";
import { settle, testClock } from "../../support/testClock";

/** One attempt as the server sees it. */
export interface Attempt {
  readonly key: string;
  readonly herd: string;
  readonly type: string;
  readonly at: string;
}

export type Answer = (attempt: Attempt, count: number) => Response | Promise<Response>;

/** The answer of a server that has the action. */
export function confirmed({ key }: Pick<Attempt, "key">): Response {
  return answerWith("applied", key);
}

export function alreadyApplied({ key }: Pick<Attempt, "key">): Response {
  return answerWith("already-applied", key);
}

function answerWith(status: string, key: string): Response {
  return Response.json({ status }, { headers: { [HEADERS.idempotencyKey]: key } });
}

/** Stands for the key of what is refused, which whoever answers in place of the server does not know. */
const ECHO = "echo";

/** The refusal of the server. */
export function refused(status: number, headers: Record<string, string> = {}, type = "application/json"): Response {
  return new Response(JSON.stringify({ code: "refused" }), {
    status,
    statusText: `text of ${status}`,
    headers: { "Content-Type": type, [HEADERS.idempotencyKey]: ECHO, ...headers },
  });
}

export interface OutboxRigOptions {
  readonly answer?: Answer;
  readonly outbox?: Outbox;
  /** Shared with other tabs. */
  readonly parts?: OutboxParts;
  /** What the other tabs of the browser hold unsaved. */
  readonly unsavedPages?: UnsavedPages;
  /** What the tabs of the browser store. */
  readonly storage?: ReturnType<typeof memoryStore>;
  readonly online?: boolean;
  readonly user?: string | null;
  /** Features of the shell the user is granted. */
  readonly features?: readonly string[];
}

/** Lets calls go out and their answers be read, which takes turns of the event loop of their own. */
export async function calm(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await settle();
}

/** The queue over the real calls of the shell; only the server and the disk are the test's. */
export async function outboxRig({ answer = confirmed, online = true, user = "u", features = [], ...given }: OutboxRigOptions = {}) {
  const outbox = given.outbox ?? memoryOutbox();
  const parts = given.parts ?? memoryOutboxParts(outbox);
  const unsavedPages = given.unsavedPages ?? unsavedInTabs()();
  const clock = testClock(Date.parse("2026-05-04T09:00:00Z"));
  const session = new SessionStore();
  const tabs = fakeTabs().open();
  const network = new NetworkStore(online);
  const sync = new SyncStore();
  const attempts: Attempt[] = [];
  const refreshes: string[] = [];
  const expired: string[] = [];
  const warnings: string[] = [];
  let answering = answer;
  let pinged = async () => Response.json({ version: "B" });
  let refreshed = () => Response.json({}, { headers: { [HEADERS.accessToken]: `access-${refreshes.length}` } });
  const fetchAnswer = async (address: string, init: RequestInit) => {
    if (address === CALLS.refresh.path) {
      refreshes.push(address);
      return refreshed();
    }
    if (address === CALLS.ping.path) return pinged();
    const headers = new Headers(init.headers);
    const body = JSON.parse(String(init.body));
    const attempt = { key: headers.get(HEADERS.idempotencyKey) ?? "", herd: headers.get(HEADERS.herd) ?? "", type: body.type, at: body.at };
    attempts.push(attempt);
    const gone = new Promise<never>((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const response = await Promise.race([Promise.resolve(answering(attempt, attempts.length)), gone]);
    if (response.headers.get(HEADERS.idempotencyKey) === ECHO) response.headers.set(HEADERS.idempotencyKey, attempt.key);
    return response;
  };
  const http = createHttp({
    fetch: fetchAnswer,
    clock,
    timeoutMs: 1000,
    tabAnswerMs: 300,
    calls: CALLS,
    headers: HEADERS,
    version: "B",
    offlinePatterns: NETWORK.errorPatterns,
    credentials: () => ({ numCheptel: session.numCheptel, token: session.token, session: session.key }),
    tabs: async () => tabs,
    randomKey: () => "not the key of an action",
  });
  await http.prepare();
  http.onReach((reached) => network.setOnline(reached));
  http.onExpired((how) => {
    expired.push(how);
    return true;
  });
  const signIn = (id: string, more: { readonly bySupport?: true } = {}) => {
    const profile = readProfile({ id, email: "a@b.fr", token: `token-of-${id}`, numCheptel: "FR1", ...more });
    session.set({ user: profile, multiUser: profile });
  };
  if (user !== null) signIn(user);
  const log = { warn: (what: string) => void warnings.push(what) };
  const notices = new NoticeStore(clock, 2500);
  const framesStore = new FramesStore();
  const menu = { resolver: { feature: (name: string) => features.includes(name) } } as never;
  const logouts: LogoutOptions[] = [];
  const logout = async (options: LogoutOptions = {}) => {
    logouts.push(options);
    session.clear();
  };
  const queue = await openActionQueue(
    {
      http,
      clock,
      log,
      logout,
      services: async () => ({ openOutbox: async () => parts, unsavedPages, textOf: (key: string) => key }),
      storage: given.storage ?? memoryStore(),
      storedSession: createStoredSession({ storage: memoryStore(), tabStorage: memoryStore(), key: "session" }),
    },
    { session, network, sync, registry: new RegistryStore(smallTables({ more: { workshops: WORKSHOPS } })), notices, menu, framesStore },
  );
  await calm();
  return {
    outbox,
    clock,
    advance: async (ms: number) => {
      await calm();
      await clock.advance(ms);
      await calm();
    },
    session,
    network,
    sync,
    attempts,
    refreshes,
    expired,
    warnings,
    notices,
    framesStore,
    logouts,
    http,
    queue,
    signIn,
    answer: (next: Answer) => {
      answering = next;
    },
    answerPings: (next: () => Promise<Response>) => {
      pinged = next;
    },
    answerRefreshes: (next: () => Response) => {
      refreshed = next;
    },
    take: (...done: readonly (readonly [type: string, herd?: string])[]) =>
      queue.enqueue(
        user ?? "u",
        done.map(([type, numCheptel = "FR1"]) => ({ type, numCheptel, payload: { of: type } })),
      ),
    /** Types sent so far, in order. */
    sent: () => attempts.map(({ type }) => type),
    left: async () => (await outbox.list(user ?? "u")).map(({ type }) => type),
  };
}

/** Longest pause between two attempts. */
export const LONGEST_MS = OUTBOX.retryCapMs;
export const FIRST_MS = OUTBOX.retryMs;
