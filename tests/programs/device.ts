import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { decodeJwt } from "jose";
import { reaction } from "mobx";
import { vi } from "vitest";
import { CALLS, HEADERS } from "../../generated/calls";
import { OUTBOX, TIMING } from "../../generated/settings";
import { createOutboxDatabase } from "../../src/adapters/outbox/outboxDatabase";
import type { ActionSource } from "../../src/domain/sync/queuedAction";
import { boot } from "../../src/flows/boot/boot";
import { startProbeWhileOffline } from "../../src/flows/network/probeWhileOffline";
import { startWatchNetwork } from "../../src/flows/network/watchNetwork";
import type { NamedLocks, Outbox, OutboxParts } from "../../src/ports/outbox";
import { STORAGE_ACTION } from "../../src/protocol/frames/messages/storageMessages";
import { SYNC_DECIDE, SYNC_READ } from "../../src/protocol/frames/messages/syncMessages";
import type { SyncOverview } from "../../src/protocol/frames/messages/syncOverview";
import type { MessageHandler } from "../../src/protocol/frames/receiver";
import type { RunningBackend } from "../server/startBackend";
import { fakeTabs } from "../support/fakeTabs";
import { memoryStore } from "../support/memoryStore";
import { type ShellRig, startShell } from "../support/shellRig";
import { settle, type TestClock } from "../support/testClock";

/** What a program shares with its devices. */
export interface World {
  readonly server: RunningBackend;
  readonly clock: TestClock;
  readonly origin: string;
  readonly chance: () => number;
}

interface ActOptions {
  readonly from?: ActionSource | undefined;
  /** The herd that the page shows, which may have heard of none since. */
  readonly shown?: string | null;
}

/** One page of the browser; after `crash` none of its code runs any more. */
export interface Tab {
  readonly shell: ShellRig;
  /** An action as a sub-application sends it; true once the user is told that it is kept. */
  readonly act: (payload: unknown, more?: ActOptions) => Promise<boolean>;
  /** False: there is nothing to decide (any more). */
  readonly decide: (key: string, decision: "retry" | "discard" | "edit" | "keepMine", payload?: unknown) => Promise<boolean>;
  readonly overview: () => Promise<SyncOverview | null>;
  readonly crash: () => void;
  /** The page is loaded anew, in the same tab. */
  readonly reload: () => Promise<Tab>;
}

/** A tablet: one cookie jar, one storage, one queue of actions, several tabs over the real flows. */
export function createDevice({ server, clock, origin, chance }: World) {
  const cookies = new Map<string, string>();
  const pages = fakeTabs({ clock });
  const locks = createLocks();
  let storage = memoryStore();
  let online = true;
  const listeners = new Set<(online: boolean) => void>();
  // One database a device, as a browser has it.
  globalThis.indexedDB = new IDBFactory();

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const fetchOf = (life: Life) => async (address: string, init: RequestInit) => {
    if (!online) throw new TypeError("Failed to fetch");
    // Servers of others, which say yes.
    if (isOfOthers(address)) return Response.json({});
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookieHeader());
    const { keepalive: _, credentials: __, ...rest } = init;
    const response = await fetch(origin + address, { ...rest, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return life.whileAlive(response);
  };

  const openTab = async (onDisk: (outbox: Outbox) => Outbox = (outbox) => outbox, tabStorage = memoryStore()): Promise<Tab> => {
    const life = createLife();
    const page = pages.open();
    const wire = { fetch: life.guard(fetchOf(life)), calls: [], override: () => () => {}, isBusy: () => false, loseAnswer: () => {} };
    const database = onDisk(createOutboxDatabase(OUTBOX.database));
    const outbox = {
      add: life.guard(database.add),
      list: life.guard(database.list),
      filled: life.guard(database.filled),
      remove: life.guard(database.remove),
      park: life.guard(database.park),
      decide: life.guard(database.decide),
    };
    const parts: OutboxParts = {
      outbox,
      locks: locks.of(life),
      randomness: { next: chance },
      randomKey: () => crypto.randomUUID(),
      clearOthers: async () => {
        storage = memoryStore();
      },
    };
    const shell = await startShell({
      // As from the icon of the product: who is signed in goes on to the first page.
      address: "/",
      online,
      storage,
      tabStorage,
      drawn: false,
      tabs: page,
      openOutbox: async () => parts,
      beside: { server, wire, clock: life.clock(clock) },
    });
    const connection = {
      isOnline: () => online,
      onFocus: () => () => {},
      onChange: (listener: (online: boolean) => void) => {
        const heard = (now: boolean) => life.alive() && listener(now);
        listeners.add(heard);
        return () => listeners.delete(heard);
      },
    };
    const watched = { connection, http: shell.http, clock: life.clock(clock) };
    startWatchNetwork({ ...watched, debounceMs: TIMING.onlineEventDebounceMs }, shell.network);
    startProbeWhileOffline({ ...watched, retry: { firstMs: OUTBOX.retryMs, capMs: OUTBOX.retryCapMs } }, shell.network);
    await boot(shell, shell);
    shell.draw();
    // No page ever comes in a frame here, and what follows the first one waits for that.
    void shell.loadShell().then(({ framesStore }) =>
      reaction(
        () => framesStore.active?.state.kind,
        (state) => {
          const { active } = framesStore;
          if (active !== null && state === "loading") framesStore.setState(active, { kind: "failed", why: "notAnswering" });
        },
        { fireImmediately: true },
      ),
    );
    /** A message as the first frame sends it. */
    const send = async (spec: MessageHandler["spec"], given: unknown) => {
      const { frameApi, framesStore } = shell.inside();
      const [frame] = framesStore.frames;
      if (frame === undefined) return null;
      // It may decide about what is waiting, so that it is told all of it.
      const record = { ...frame.owner.record, calls: [SYNC_DECIDE.type] };
      const deciding = Object.create(frame, { owner: { value: { ...frame.owner, record } } });
      const handler = (await frameApi.load()).handlersFor(deciding, framesStore).find((one) => one.spec === spec);
      return handler?.run(given) ?? null;
    };
    const crash = () => {
      life.end();
      page.close();
    };
    return {
      shell,
      reload: () => {
        crash();
        return openTab(onDisk, tabStorage);
      },
      act: async (payload, { from, shown = shell.session.numCheptel } = {}) =>
        (await send(STORAGE_ACTION, { index: "program", payload, ...(from && { from }), numCheptel: shown ?? undefined }))?.ok === true,
      decide: async (key, decision, payload) => (await send(SYNC_DECIDE, { key, decision, payload }))?.ok === true,
      overview: async () => {
        const answer = await send(SYNC_READ, {});
        return answer?.ok ? (answer.value as SyncOverview) : null;
      },
      crash,
    };
  };
  return {
    openTab,
    /** Whether the server still knows the session of a user; the refresh token of the cookies, which may be of another, is used up by it. */
    isSessionAlive: async (userId: string) => {
      const { method, path } = CALLS.refresh;
      const { headers } = await server.call(method, path, { headers: { Cookie: cookieHeader() } });
      const access = headers.get(HEADERS.accessToken);
      return access !== null && decodeJwt(access).sub === userId;
    },
    setOnline: (now: boolean) => {
      online = now;
      for (const hear of listeners) hear(now);
    },
    isOnline: () => online,
    /** What an update or the browser takes away: all but cookies and the queue. */
    evictStorage: () => {
      storage = memoryStore();
    },
    waiting: (userId: string) => createOutboxDatabase(OUTBOX.database).list(userId),
  };
}

export type Device = ReturnType<typeof createDevice>;

function isOfOthers(address: string): boolean {
  return /^\/(?!account\/|stateManager\/api\/ping|syncManager\/api\/actions)/.test(address);
}

interface Life {
  readonly alive: () => boolean;
  readonly end: () => void;
  readonly onEnd: (run: () => void) => void;
  /** The value while the page lives; afterwards nothing ever comes. */
  readonly whileAlive: <Value>(value: Value) => Value | Promise<Value>;
  readonly guard: <Given extends readonly unknown[], Value>(
    work: (...given: Given) => Promise<Value>,
  ) => (...given: Given) => Promise<Value>;
  readonly clock: (clock: TestClock) => TestClock;
}

/** A page that has crashed asks for nothing more, hears of no answer and holds no lock; its timers are gone. */
function createLife(): Life {
  let isAlive = true;
  const ends = new Set<() => void>();
  const never = new Promise<never>(() => {});
  const whileAlive = <Value>(value: Value) => (isAlive ? value : never);
  return {
    alive: () => isAlive,
    end: () => {
      isAlive = false;
      for (const run of ends) run();
    },
    onEnd: (run) => void ends.add(run),
    whileAlive,
    guard:
      (work) =>
      async (...given) => {
        if (!isAlive) return never;
        try {
          return await whileAlive(await work(...given));
        } catch (error) {
          if (!isAlive) return never;
          throw error;
        }
      },
    clock: (clock) => ({
      ...clock,
      after: (ms, run) => {
        const cancel = clock.after(ms, () => isAlive && run());
        ends.add(cancel);
        return cancel;
      },
    }),
  };
}

/** Web Locks of one browser: a page that is gone holds none and waits for none. */
function createLocks() {
  const queues = new Map<string, { readonly life: Life; readonly start: () => void }[]>();
  const next = (name: string) => {
    const queue = queues.get(name) ?? [];
    queue.shift();
    while (queue[0] !== undefined && !queue[0].life.alive()) queue.shift();
    queue[0]?.start();
  };
  return {
    of: (life: Life): NamedLocks => ({
      runExclusive: (name, run, giveUp) =>
        new Promise((resolve, reject) => {
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          let ended = false;
          const end = () => {
            if (ended) return;
            ended = true;
            next(name);
          };
          giveUp?.addEventListener("abort", () => {
            if (queue[0] === entry || !queue.includes(entry)) return;
            queue.splice(queue.indexOf(entry), 1);
            reject(giveUp.reason);
          });
          const entry = {
            life,
            start: () => {
              life.onEnd(end);
              run().then(resolve, reject).finally(end);
            },
          };
          queue.push(entry);
          if (queue[0] === entry) entry.start();
        }),
    }),
  };
}

/** Until nothing is under way any more: sockets, the database of the server and parts that are still being loaded take real time. */
export async function quiet(busy: () => boolean): Promise<void> {
  for (let still = 0; still < 40; still++) {
    // Halfway: what goes on with a part that has come needs turns of its own.
    if (still === 20) await vi.dynamicImportSettled();
    await settle();
    if (busy()) still = 0;
  }
}
