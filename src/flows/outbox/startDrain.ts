import { reaction } from "mobx";
import type { QueuedAction } from "../../domain/sync/queuedAction";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { NamedLocks, Outbox } from "../../ports/outbox";
import type { Randomness } from "../../ports/randomness";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { SyncStore } from "../../stores/syncStore";
import type { Clock } from "../../time/clock";
import { type DrainResult, drainHerd } from "./drainHerd";
import type { FindStuckAction } from "./findStuckAction";
import { oneTabAtATime } from "./oneTabAtATime";
import type { RetryAfter } from "./sharedRetryAfter";

export interface DrainPorts {
  readonly http: Pick<Http, "call">;
  readonly outbox: Omit<Outbox, "filled">;
  readonly locks: NamedLocks;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly retry: { readonly firstMs: number; readonly capMs: number };
  /** An action has been confirmed and leaves the queue. */
  readonly beforeRemove: (action: QueuedAction) => Promise<void>;
  readonly findStuckAction: FindStuckAction;
  readonly retryAfter: RetryAfter;
  readonly onFailure: (failure: SyncFailure) => void;
}

/** Why actions are still on the device although there is a network: the server is down or has no room, or it would not take some. */
export type SyncFailure = "waiting" | "full" | "parked";

export interface Drain {
  /** Sends what waits, as far as it goes; resolves when there is nothing more to do for now. */
  readonly now: (options?: DrainOptions) => Promise<void>;
  readonly stop: () => void;
}

interface DrainStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly sync: SyncStore;
}

export interface DrainOptions {
  /** Everything else on the device is cleared afterwards (SYN-05). */
  readonly purge?: boolean;
}

/**
 * Keeps the outbox going: at the start, after a sign-in, when the network is back, now and then while nothing waits, and after a
 * failure with exponential backoff and jitter, so that a server that comes back is not met by all devices at once.
 */
export function startDrain(ports: DrainPorts, stores: DrainStores): Drain {
  const { session, network, sync } = stores;
  const { clock } = ports;
  let failures = 0;
  let said: SyncFailure | null = null;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let asked = false;
  let stopped = false;
  /** Epoch of the sign-in in which the server has answered `Retry-After`, until that time is over. */
  let retryAfterEpoch: number | null = null;
  const notified = new Set<string>();

  /** Until the next attempt; null when only a sign-in or the network brings one. */
  const pauseAfter = (drained: DrainResult): number | null => {
    failures = drained.kind === "retry" || drained.kind === "busy" ? failures + 1 : 0;
    if (drained.kind === "signIn") return null;
    // Another tab may be closed with actions that it has not sent.
    if (drained.kind === "done") return ports.retry.capMs;
    return Math.max(drained.kind === "retry" ? drained.afterMs : 0, backOff(ports, failures));
  };
  const once = async () => {
    cancel();
    sync.setNextTry(null);
    const drained = await orRetry(ports, drainAll(ports, stores));
    const pauseMs = pauseAfter(drained);
    const failure = drained.kind === "retry" ? drained.failure : null;
    if (failure !== null && failure !== said && network.online) ports.onFailure(failure);
    said = failure;
    if (hasNewlyParked(stores, notified)) ports.onFailure("parked");
    if (asksForTime(drained)) retryAfterEpoch = session.epoch;
    if (pauseMs === null || stopped) return;
    if (drained.kind !== "done") sync.setNextTry(new Date(clock.now() + pauseMs));
    cancel = clock.after(pauseMs, () => {
      retryAfterEpoch = null;
      void now();
    });
  };
  const run = async () => {
    try {
      do {
        asked = false;
        await once();
      } while (asked && !stopped && retryAfterEpoch !== session.epoch);
    } finally {
      running = null;
    }
  };
  const now = ({ purge = false }: DrainOptions = {}) => {
    if (purge) sync.markPurge();
    if (stopped || retryAfterEpoch === session.epoch) return Promise.resolve();
    asked = true;
    running ??= run();
    return running;
  };
  const stopWatching = reaction(
    () => (network.online && senderOf(session) !== null ? session.epoch : null),
    (due) => {
      if (due === null) return;
      failures = 0;
      said = null;
      void now();
    },
    { fireImmediately: true },
  );
  return {
    now,
    stop: () => {
      stopped = true;
      stopWatching();
      cancel();
    },
  };
}

const NOT_NOW: DrainResult = { kind: "signIn" };

/** One herd after the other, in the order of their oldest action. One that is held up does not hold up the others. */
async function drainAll(ports: DrainPorts, { session, network, sync }: DrainStores): Promise<DrainResult> {
  const userId = senderOf(session);
  if (userId === null || !network.online) return NOT_NOW;
  const isCurrent = () => senderOf(session) === userId;
  const waiting = await ports.outbox.list(userId);
  if (!isCurrent()) return NOT_NOW;
  const afterMs = await ports.retryAfter.left(userId);
  const herds = new Set(waiting.filter(({ parked }) => parked === null).map(({ numCheptel }) => numCheptel));
  sync.replace(waiting);
  // It has told another tab, or the page before this one.
  if (herds.size > 0 && afterMs > 0) return { kind: "retry", afterMs, failure: "waiting" };
  sync.begin(herds);
  let result: DrainResult = { kind: "done" };
  try {
    for (const herd of herds) {
      const drained = await orRetry(
        ports,
        oneTabAtATime(ports, herd, () => drainHerd({ ...ports, isCurrent }, userId, herd)),
      );
      if (drained.kind === "signIn" || !isCurrent()) return NOT_NOW;
      sync.report(herd, drained.kind === "retry" && network.online);
      if (drained.kind === "busy" && result.kind === "done") result = drained;
      if (drained.kind === "retry") result = drained;
      if (asksForTime(drained)) {
        await ports.retryAfter.note(userId, drained.afterMs);
        break;
      }
    }
  } finally {
    sync.end();
  }
  // Other tabs have worked on it too.
  const left = herds.size === 0 ? waiting : await ports.outbox.list(userId);
  if (isCurrent()) sync.replace(left);
  return result;
}

/** What the device refuses is tried again later. */
function orRetry({ log }: DrainPorts, draining: Promise<DrainResult>): Promise<DrainResult> {
  return draining.catch((error: unknown) => {
    log.warn("outbox", error);
    return { kind: "retry", afterMs: 0, failure: "waiting" };
  });
}

/** The server is there and wants to be left alone for a while, whatever the herd. */
function asksForTime(drained: DrainResult): drained is Extract<DrainResult, { kind: "retry" }> {
  return drained.kind === "retry" && drained.afterMs > 0;
}

/** Whether an action is set aside that this page has not reported; one from an earlier page is reported once in this one too. */
function hasNewlyParked({ session, sync }: DrainStores, reported: Set<string>): boolean {
  if (senderOf(session) === null || sync.total.parked === 0) return false;
  const { size } = reported;
  for (const { key, parked } of sync.actions) if (parked !== null) reported.add(key);
  return reported.size > size;
}

/** Whose actions may be sent now: those of the user signed in, unless the session has expired. */
function senderOf({ signedIn, token, effective }: SessionStore): string | null {
  return signedIn && token !== null ? (effective?.id ?? null) : null;
}

/** Doubles with every failure up to the cap, and lies somewhere in the upper half of that. */
function backOff({ retry, randomness }: DrainPorts, failures: number): number {
  const most = Math.min(retry.capMs, retry.firstMs * 2 ** (failures - 1));
  return (most / 2) * (1 + randomness.next());
}
