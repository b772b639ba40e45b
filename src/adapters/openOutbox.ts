import type { OpenOutbox, OutboxParts } from "../ports/outbox";
import { createBrowserLocks } from "./outbox/browserLocks";
import { clearDevice } from "./outbox/clearDevice";
import { createOutboxDatabase } from "./outbox/outboxDatabase";
import { browserRandomness } from "./random";
import { randomKey } from "./randomKey";

export function openOutbox(browser: Window, { database, ...limit }: Parameters<OpenOutbox>[0]): OutboxParts {
  const locks: LockManager | undefined = browser.navigator.locks;
  return {
    outbox: createOutboxDatabase(database, limit),
    locks: createBrowserLocks(locks, database),
    randomness: browserRandomness,
    randomKey,
    clearOthers: () => clearDevice(browser, database),
  };
}
