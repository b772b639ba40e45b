import * as z from "zod/mini";
import type { Tabs } from "../ports/tabs";
import { tabMessage } from "../protocol/tabs/tabMessage";
import { createListeners } from "./listeners";

/** The tabs of one origin: a web lock and a broadcast channel. Where either is missing each tab works alone. */
export function createBrowserTabs(browser: Window & typeof globalThis, name: string): Tabs {
  const locks: LockManager | undefined = browser.navigator.locks;
  const channel = "BroadcastChannel" in browser ? new browser.BroadcastChannel(name) : null;
  const told = createListeners<z.output<typeof tabMessage>>();
  channel?.addEventListener("message", ({ data }) => {
    const message = z.safeParse(tabMessage, data);
    if (message.success) told.notify(message.data);
  });
  return {
    runExclusive: async (run) => {
      if (locks === undefined) return run(false);
      const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => lock && { result: await run(false) });
      return atOnce === null ? locks.request(name, () => run(true)) : atOnce.result;
    },
    post: (message) => channel?.postMessage(message),
    onMessage: told.add,
  };
}
