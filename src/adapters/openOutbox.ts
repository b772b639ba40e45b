import type { OutboxParts } from "../ports/outbox";
import { createBrowserLocks } from "./outbox/browserLocks";
import { clearDevice } from "./outbox/clearDevice";
import { createOutboxDatabase } from "./outbox/outboxDatabase";
import { browserRandomness } from "./random";
import { randomKey } from "./randomKey";

export function openOutbox(browser: Window, database: string): OutboxParts {
  const locks: LockManager | undefined = browser.navigator.locks;
  return {
    outbox: createOutboxDatabase(database),
    locks: createBrowserLocks(locks, database),
    randomness: browserRandomness,
    randomKey,
    clearOthers: () => clearDevice(browser, database),
  };
}
