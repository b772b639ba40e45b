import type { Tabs } from "../../src/ports/tabs";
import type { TabMessage } from "../../src/protocol/tabs/tabMessage";

/** A browser with several tabs: one queue for what only one may do, and a channel that delivers in its own time. */
export function fakeTabs() {
  const open: { hear: (message: TabMessage) => void }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return {
    open: (): Tabs => {
      const listeners = new Set<(message: TabMessage) => void>();
      const tab = {
        hear: (message: TabMessage) => {
          for (const listener of [...listeners]) listener(message);
        },
      };
      open.push(tab);
      return {
        runExclusive: async (run) => {
          const waited = inside > 0;
          inside += 1;
          const turn = last.then(() => run(waited));
          last = turn.catch(() => {});
          try {
            return await turn;
          } finally {
            inside -= 1;
          }
        },
        post: (message) => {
          for (const other of open) if (other !== tab) setImmediate(() => other.hear(structuredClone(message)));
        },
        onMessage: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
