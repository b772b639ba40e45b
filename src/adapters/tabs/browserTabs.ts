import * as z from "zod/mini";
import type { Tabs } from "../../ports/tabs";
import { tabMessage } from "../../protocol/tabs/tabMessage";
import type { Clock } from "../../time/clock";
import { createListeners } from "../listeners";
import { createStorageLock, TURN_MS } from "./storageLock";
import { createStoredEntry } from "./storedEntry";

/** What a browser offers to its tabs. */
export interface TabsBrowser {
  readonly navigator: { readonly locks?: Pick<LockManager, "request"> | undefined };
  readonly BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, "postMessage" | "addEventListener">;
  readonly localStorage: Storage;
  readonly addEventListener: (type: "pagehide", listener: () => void) => void;
}

interface TabsOptions {
  /** Of the lock, the channel and the entries in the storage. */
  readonly name: string;
  readonly clock: Clock;
  readonly randomKey: () => string;
}

const tokenHolder = z.object({ tab: z.string(), at: z.number() });
const ofTab = z.object({ tab: z.string() });

/** The tabs of one origin: a web lock, or one in the storage, a broadcast channel, and who holds the newest access token. */
export function createBrowserTabs(browser: TabsBrowser, { name, clock, randomKey }: TabsOptions): Tabs {
  const { locks } = browser.navigator;
  const tab = randomKey();
  const storage = () => browser.localStorage;
  const holder = createStoredEntry(storage, `${name}.tokenHolder`);
  const lock = createStoredEntry(storage, `${name}.lock`);
  const channel = browser.BroadcastChannel ? new browser.BroadcastChannel(name) : null;
  const listeners = createListeners<z.output<typeof tabMessage>>();
  channel?.addEventListener("message", ({ data }) => {
    const message = z.safeParse(tabMessage, data);
    if (message.success) listeners.notify(message.data);
  });
  // A tab that has gone answers no more, and holds up no other.
  browser.addEventListener("pagehide", () => {
    for (const entry of [holder, lock]) if (z.safeParse(ofTab, entry.read()).data?.tab === tab) entry.remove();
  });
  const inTurn = createStorageLock(lock, clock, tab, randomKey);
  return {
    runExclusive: locks ? withWebLock(locks, name, clock, inTurn) : inTurn,
    post: (message) => channel?.postMessage(message),
    onMessage: listeners.add,
    holdToken: (at) => holder.write({ tab, at }),
    newestToken: () => {
      const other = z.safeParse(tokenHolder, holder.read()).data;
      return other && other.tab !== tab ? other.at : 0;
    },
  };
}

/** A tab that is frozen keeps its lock: those that have waited for it long enough take turns by the storage, as whoever has the lock does. */
function withWebLock(
  locks: Pick<LockManager, "request">,
  name: string,
  clock: Clock,
  inTurn: ReturnType<typeof createStorageLock>,
): Tabs["runExclusive"] {
  return async (run) => {
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => lock && { result: await inTurn(run, true) });
    if (atOnce) return atOnce.result;
    const waiting = new AbortController();
    const { signal } = waiting;
    const cancel = clock.after(TURN_MS, () => waiting.abort());
    const begin = () => {
      cancel();
      return inTurn(() => run(true), true);
    };
    return locks.request(name, { signal }, begin).catch((error: unknown) => {
      if (signal.aborted) return inTurn(() => run(true));
      throw error;
    });
  };
}
