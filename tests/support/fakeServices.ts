import { PRODUCT } from "../../generated/settings";
import { randomKey } from "../../src/adapters/randomKey";
import { createHerdStorageDatabase } from "../../src/adapters/storage/herdStorageDatabase";
import { createTranslationFiles } from "../../src/adapters/translationFiles";
import type { OpenOutbox } from "../../src/ports/outbox";
import type { Services } from "../../src/ports/services";
import type { HelpDeskVisitor } from "../../src/ports/supportWidget";
import { unsavedInTabs } from "./fakeLocks";
import { memoryOutbox, memoryOutboxParts } from "./memoryOutbox";

/** What lies outside the shell once a user has signed in: the window, service workers and the help desk, without a browser. */
export function fakeServices(fetch: (address: string, request: RequestInit) => Promise<Response>, openOutbox?: OpenOutbox) {
  const focusListeners = new Set<() => void>();
  const unregistered: (readonly string[])[] = [];
  const helpDesk: (HelpDeskVisitor | "load" | "close")[] = [];
  let loads: () => Promise<void> = async () => {};
  let isServed = true;
  const outbox = memoryOutbox();
  const services: Services = {
    serviceWorkers: { unregister: async (paths) => void unregistered.push(paths) },
    shellWorker: {
      start: async () => {},
      serves: () => isServed,
      check: async () => {},
      takeOver: () => false,
      onNoNetwork: () => () => {},
    },
    supportWidget: {
      load: () => {
        helpDesk.push("load");
        return loads();
      },
      open: (visitor) => void helpDesk.push(visitor),
      close: () => void helpDesk.push("close"),
    },
    translationFiles: createTranslationFiles((address) => fetch(address, {}), PRODUCT.translationsAddress),
    openOutbox: async (settings) => openOutbox?.(settings) ?? memoryOutboxParts(outbox),
    herdStorage: createHerdStorageDatabase("test.herds"),
    // Tells nothing, so nothing is loaded ahead.
    device: { memoryGb: null, network: () => null, whenIdle: () => () => {}, warnBeforeUnload: () => {} },
    frameElements: {
      unload: async () => {},
      keepEmpty: () => () => {},
      load: () => {},
      hash: () => null,
      hasNavigated: () => false,
      answers: async () => true,
    },
    installer: { way: () => null, subscribe: () => () => {}, install: async () => {} },
    fetchTypeface: async () => true,
    keptPages: { keep: async () => {}, list: async () => [], clear: async () => {} },
    // Nothing is drawn, so nothing is in sight.
    visibility: { watch: () => () => {} },
    randomness: { next: () => 0.5 },
    randomKey,
    parentCalls: { framed: false, onReload: () => () => {}, reload: () => {} },
    textOf: (key) => key,
    unsavedPages: unsavedInTabs()(),
    vitals: { loadedAt: "/", watch: async () => {} },
  };
  return {
    services: async () => services,
    /** What the device keeps for the server. */
    outbox,
    /** Paths of each removal. */
    unregistered,
    /** What the help desk was asked, in order. */
    helpDesk,
    /** How the next script of the help desk comes. */
    loadHelpDesk: (load: () => Promise<void>) => {
      loads = load;
    },
    /** No worker serves the page: it is not on the device. */
    leaveDevice: () => {
      isServed = false;
    },
    focus: () => {
      for (const listener of focusListeners) listener();
    },
    connection: {
      isOnline: () => true,
      onChange: () => () => {},
      onFocus: (listener: () => void) => {
        focusListeners.add(listener);
        return () => focusListeners.delete(listener);
      },
    },
  };
}
