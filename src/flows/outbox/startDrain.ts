import { reaction } from "mobx";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { NamedLocks, Outbox } from "../../ports/outbox";
import type { Randomness } from "../../ports/randomness";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { SyncStore } from "../../stores/syncStore";
import type { Clock } from "../../time/clock";
import { type DrainResult, drainHerd } from "./drainHerd";

export interface DrainPorts {
  readonly http: Pick<Http, "call">;
  readonly outbox: Omit<Outbox, "filled">;
  readonly locks: NamedLocks;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly retry: { readonly firstMs: number; readonly capMs: number };
  /** An action has been confirmed and leaves the queue. */
  readonly beforeRemove: () => Promise<void>;
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

/** How long to wait before the next attempt, and why; null when nothing is left, or only a sign-in or the network brings one. */
type Pause = { readonly afterMs: number; readonly failure: SyncFailure | null } | null;

/** How long another tab that sends for a herd is waited for. */
const TURN_MS = 5000;

/**
 * Keeps the outbox going: at the start, after a sign-in, when the network is back, and after a failure with growing,
 * scattered pauses, so that a server that comes back is not met by all devices at once.
 */
export function startDrain(ports: DrainPorts, stores: DrainStores): Drain {
  const { session, network, sync } = stores;
  const { clock, log } = ports;
  let failures = 0;
  let said: SyncFailure | null = null;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let asked = false;
  let stopped = false;
  const notified = new Set<string>();

  const once = async () => {
    cancel();
    const pause = await drainAll(ports, stores).catch((error: unknown) => {
      log.warn("outbox", error);
      return { afterMs: 0, failure: "waiting" as const };
    });
    failures = pause === null ? 0 : failures + 1;
    const failure = pause?.failure ?? null;
    if (failure !== null && failure !== said && network.online) ports.onFailure(failure);
    said = failure;
    if (await hasNewlyParked(ports, stores, notified).catch(() => false)) ports.onFailure("parked");
    if (pause !== null && !stopped) cancel = clock.after(Math.max(pause.afterMs, backOff(ports, failures)), () => void now());
  };
  const run = async () => {
    try {
      do {
        asked = false;
        await once();
      } while (asked && !stopped);
    } finally {
      running = null;
    }
  };
  const now = ({ purge = false }: DrainOptions = {}) => {
    if (purge) sync.markPurge();
    if (stopped) return Promise.resolve();
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

/** One herd after the other, in the order of their oldest action. One that is held up does not hold up the others. */
async function drainAll(ports: DrainPorts, { session, network, sync }: DrainStores): Promise<Pause> {
  const userId = senderOf(session);
  if (userId === null || !network.online) return null;
  const isCurrent = () => senderOf(session) === userId;
  const waiting = await ports.outbox.list(userId);
  const herds = new Set(waiting.filter(({ parked }) => parked === null).map(({ numCheptel }) => numCheptel));
  sync.replace(waiting);
  sync.begin(herds);
  let pause: Pause = null;
  try {
    for (const herd of herds) {
      const drained = await inTurn(ports, herd, () => drainHerd({ ...ports, isCurrent }, userId, herd));
      if (drained.kind === "signIn" || !isCurrent()) return null;
      sync.report(herd, drained.kind === "retry" && network.online);
      if (drained.kind === "busy") pause ??= { afterMs: 0, failure: null };
      if (drained.kind === "retry" && (pause === null || drained.afterMs >= pause.afterMs)) pause = drained;
    }
  } finally {
    sync.end();
  }
  return pause;
}

/** Once no other tab sends for the herd; one that does not let go, as it is frozen or has much to send, holds up no other herd here. */
async function inTurn({ locks, clock }: DrainPorts, herd: string, run: () => Promise<DrainResult>): Promise<DrainResult> {
  const waiting = new AbortController();
  const cancel = clock.after(TURN_MS, () => waiting.abort());
  const begin = () => {
    cancel();
    return run();
  };
  try {
    return await locks.runExclusive(herd, begin, waiting.signal);
  } catch (error) {
    if (waiting.signal.aborted) return { kind: "busy" };
    throw error;
  } finally {
    cancel();
  }
}

/** Whether an action is set aside that this page has not reported; one from an earlier page is reported once in this one too. */
async function hasNewlyParked({ outbox }: DrainPorts, { session, sync }: DrainStores, reported: Set<string>): Promise<boolean> {
  const userId = senderOf(session);
  if (userId === null) return false;
  const { size } = reported;
  const actions = await outbox.list(userId);
  // Other tabs have worked on it too.
  if (senderOf(session) === userId) sync.replace(actions);
  for (const { key, parked } of actions) if (parked !== null) reported.add(key);
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
