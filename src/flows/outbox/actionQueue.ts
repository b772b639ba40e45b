import { reaction } from "mobx";
import { OUTBOX, STORAGE } from "../../../generated/settings";
import { WORKSHOP_ACTION } from "../../../generated/workshops";
import type { NewAction, QueuedAction, UserDecision } from "../../domain/sync/queuedAction";
import { createPart } from "../../loading/part";
import type { Outbox } from "../../ports/outbox";
import { createApplyQueuedWorkshops } from "./applyQueuedWorkshops";
import { createFindStuckAction } from "./findStuckAction";
import { mirrorOutbox } from "./mirrorOutbox";
import type { QueuePorts, QueueStores } from "./queuePorts";
import { createSafeSync, type SafeSync } from "./safeSync";
import { createSentHistory, type SentHistory } from "./sentHistory";
import { createRetryAfter } from "./sharedRetryAfter";
import { type Drain, startDrain } from "./startDrain";
import { withSupportQueue } from "./supportQueue";
import { syncFailureNotice } from "./syncFailureNotice";
import { type CheckVersion, createVersionPurge } from "./versionPurge";

const entryModules = createPart(() => import("./entryModules"));

/** What a user has done, about one herd. */
export type UserAction = Pick<NewAction, "numCheptel" | "type" | "payload" | "label" | "from">;

export interface ActionQueue {
  /** Resolves when the actions are safe on the device, with network or without; when it rejects none of them is. */
  readonly enqueue: (userId: string, done: readonly UserAction[]) => Promise<void>;
  readonly drain: Drain;
  /** False: it is not set aside any more. */
  readonly decide: (key: string, decision: UserDecision) => Promise<boolean>;
  /** Sends again as they are those that were set aside, as far as they are to be. */
  readonly retryAll: (which: (action: QueuedAction) => boolean) => Promise<void>;
  /** The actions of a user that are still on the device, oldest first. */
  readonly waiting: (userId: string) => Promise<readonly QueuedAction[]>;
  /** How full the room for a user on this device is, from 80 % on; null below. */
  readonly nearlyFull: (userId: string) => Promise<number | null>;
  readonly safeSync: SafeSync;
  /** The profile has the workshops that the user has chosen, whether the server has them yet or not. */
  readonly applyWaitingWorkshops: () => Promise<void>;
  readonly checkVersion: CheckVersion;
}

/** The queue, once it is first asked for. */
export type LoadQueue = () => Promise<ActionQueue>;

/** Section 4: actions that are synchronised once the network allows it, in the name of the user who did them. */
export async function openActionQueue({ services, ...ports }: QueuePorts, stores: QueueStores): Promise<ActionQueue> {
  const { openOutbox, unsavedPages, textOf } = await services();
  const { outbox: onDevice, locks, randomness, randomKey, clearOthers } = await openOutbox({ ...OUTBOX, ...STORAGE });
  const { session, sync } = stores;
  const kept = withSupportQueue(onDevice, session);
  const isCurrent = (userId: string) => session.effective?.id === userId;
  const history = createSentHistory(ports.storage, stores);
  const outbox = mirrorOutbox(kept, sync, {
    isCurrent,
    beforeRemove: (action) => history.add({ ...action, sentAt: new Date(ports.clock.now()) }).catch(() => undefined),
  });
  followUser(outbox, history, stores);
  const retry = { firstMs: OUTBOX.retryMs, capMs: OUTBOX.retryCapMs };
  const applyWaitingWorkshops = createApplyQueuedWorkshops({ outbox, storedSession: ports.storedSession }, stores);
  const onFailure = syncFailureNotice(stores.notices);
  // Pages ask for it before they show their data, so it needs no further file.
  const nearlyFull = async (userId: string) => {
    const filled = await kept.filled(userId).catch(() => 0);
    return filled < OUTBOX.nearlyFull ? null : filled;
  };
  const fullNotice = createPart(async () => (await entryModules.load()).createOutboxFullNotice(nearlyFull, stores.notices));
  // Reads the whole queue, so not for every action.
  const beforeRemove = async ({ type }: QueuedAction) => (type === WORKSHOP_ACTION ? applyWaitingWorkshops() : undefined);
  const findStuckAction = createFindStuckAction(ports);
  const retryAfter = createRetryAfter(ports);
  const drain = startDrain({ ...ports, outbox, locks, randomness, retry, onFailure, beforeRemove, findStuckAction, retryAfter }, stores);
  return {
    drain,
    waiting: outbox.list,
    nearlyFull,
    safeSync: createSafeSync({ drain, outbox, clock: ports.clock }, stores),
    applyWaitingWorkshops,
    checkVersion: createVersionPurge({ ...ports, outbox, drain, clearOthers, locks, unsavedPages, textOf }, stores),
    decide: async (key, decision) => {
      const { decideAction } = await entryModules.load();
      const isDone = await decideAction({ outbox, history, clock: ports.clock, randomKey }, sync, key, decision);
      void drain.now();
      return isDone;
    },
    retryAll: async (which) => {
      for (const action of sync.actions) if (canRetry(action) && which(action)) await outbox.decide(action.key, { kind: "retry" });
      void drain.now();
    },
    enqueue: async (userId, done) => {
      const at = new Date(ports.clock.now());
      const added = outbox.add(done.map((action) => ({ ...action, userId, at, key: randomKey() })));
      // Where its words cannot be loaded, whoever asked is told all the same.
      fullNotice.load().then(
        (notify) => notify(userId, added),
        () => undefined,
      );
      await added;
      void drain.now();
    },
  };
}

/** One that somebody else has changed meanwhile would be refused again, and one that cannot be read here cannot be sent. */
function canRetry({ parked }: QueuedAction): boolean {
  return parked !== null && parked.conflict === undefined && parked.by !== "version";
}

/** The sync state is that of the user signed in, with what earlier pages have left, also without a network. */
function followUser({ list }: Pick<Outbox, "list">, { load }: Pick<SentHistory, "load">, { session, sync }: QueueStores): void {
  reaction(
    () => session.effective?.id ?? null,
    (userId) => {
      sync.clear();
      if (userId === null) return;
      void load();
      // A disk that cannot be read is told by the first sending, which reads the queue too.
      list(userId).then(
        (actions) => session.effective?.id === userId && sync.processes.size === 0 && sync.replace(actions),
        () => undefined,
      );
    },
    { fireImmediately: true },
  );
}
