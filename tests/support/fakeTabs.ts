import { createBrowserTabs, type TabsBrowser } from "../../src/adapters/tabs/browserTabs";
import type { Tabs } from "../../src/ports/tabs";
import type { Clock } from "../../src/time/clock";
import { testClock } from "./testClock";

interface TabOptions {
  readonly clock?: Clock;
  /** Pages that are not served securely have no Web Locks. */
  readonly webLocks?: boolean;
  /** The browser refuses the storage. */
  readonly blocked?: boolean;
}

export interface FakeTab extends Tabs {
  /** The page of the tab is left, or loaded anew. */
  readonly close: () => void;
}

/** A browser with several tabs over the real parts: one storage, one queue of locks, and a channel that delivers in its own time. */
export function fakeTabs({ clock = testClock(), webLocks = true, blocked = false }: TabOptions = {}) {
  const entries = new Map<string, string>();
  const channels = new Set<(event: MessageEvent) => void>();
  const locks = lockQueue();
  let keys = 0;
  const open = (): FakeTab => {
    const whenHidden: (() => void)[] = [];
    const { request, release } = locks.ofPage();
    const own = new Set<(event: MessageEvent) => void>();
    class Channel {
      addEventListener(_: string, listener: (event: MessageEvent) => void) {
        own.add(listener);
        channels.add(listener);
      }
      postMessage(data: unknown) {
        for (const hear of channels)
          if (!own.has(hear)) setImmediate(() => channels.has(hear) && hear(new MessageEvent("message", { data: structuredClone(data) })));
      }
    }
    const browser = {
      navigator: { locks: webLocks ? { request } : undefined },
      BroadcastChannel: Channel,
      localStorage: !blocked && {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => void entries.set(key, value),
        removeItem: (key: string) => void entries.delete(key),
      },
      addEventListener: (_: string, listener: () => void) => void whenHidden.push(listener),
    } as unknown as TabsBrowser;
    const tabs = createBrowserTabs(browser, { name: "session", clock, randomKey: () => `tab-${++keys}` });
    const close = () => {
      for (const hide of whenHidden) hide();
      for (const listener of own) channels.delete(listener);
      release();
    };
    return { ...tabs, close };
  };
  return { open, entries };
}

/** Web Locks as far as they are used here: one name, one holder at a time. A page that is gone holds none and waits for none. */
function lockQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    ofPage: () => {
      let leave = () => {};
      const gone = new Promise<void>((resolve) => {
        leave = resolve;
      });
      let isGone = false;
      const request = async <Result>(_: string, ...rest: unknown[]): Promise<Result> => {
        const run = rest.at(-1) as (lock: object | null) => Promise<Result>;
        const { ifAvailable = false, signal } = rest.length > 1 ? (rest[0] as LockOptions) : {};
        if (ifAvailable && held > 0) return run(null);
        held += 1;
        const givenUp = new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
        const turn = last.then(() => (isGone ? new Promise<never>(() => {}) : signal?.aborted ? givenUp : run({})));
        last = Promise.race([turn.catch(() => {}), gone]).finally(() => {
          held -= 1;
        });
        return Promise.race([turn, givenUp]);
      };
      const release = () => {
        isGone = true;
        leave();
      };
      return { request, release };
    },
  };
}
