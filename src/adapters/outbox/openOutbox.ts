import type { OpenOutbox, OutboxParts } from "../../ports/outbox";
import { browserRandomness } from "../random";
import { randomKey } from "../randomKey";
import { createBrowserLocks } from "./browserLocks";
import { clearDevice } from "./clearDevice";
import { createOutboxDatabase } from "./outboxDatabase";

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
