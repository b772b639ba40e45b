import { reaction } from "mobx";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { NamedLocks, Outbox } from "../../ports/outbox";
import type { Randomness } from "../../ports/randomness";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { drainHerd } from "./drainHerd";

export interface DrainPorts {
  readonly http: Pick<Http, "call">;
  readonly outbox: Outbox;
  readonly locks: NamedLocks;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly retry: { readonly firstMs: number; readonly capMs: number };
  readonly onFailure: (failure: SyncFailure) => void;
}

/** Why actions are still on the device although there is a network: the server is down and it goes on, or it would not take some. */
export type SyncFailure = "waiting" | "parked";

export interface Drain {
  /** Sends what waits, as far as it goes; resolves when there is nothing more to do for now. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
}

/** How long to wait before the next attempt; null when nothing is left, or only a sign-in or the network brings one. */
type Pause = number | null;

/**
 * Keeps the outbox going: at the start, whenever somebody signs in or the network is back, and after a failure with growing,
 * scattered pauses, so that a server that comes back is not met by all devices at once.
 */
export function startDrain(ports: DrainPorts, { session, network }: { session: SessionStore; network: NetworkStore }): Drain {
  const { clock, log } = ports;
  let failures = 0;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let asked = false;
  let stopped = false;
  const notified = new Set<string>();

  const once = async () => {
    cancel();
    const pause = await drainAll(ports, session, network).catch((error: unknown) => {
      log.warn("outbox", error);
      return 0;
    });
    failures = pause === null ? 0 : failures + 1;
    if (failures === 1 && network.online) ports.onFailure("waiting");
    if (await hasNewlyParked(ports, session, notified).catch(() => false)) ports.onFailure("parked");
    if (pause !== null && !stopped) cancel = clock.after(Math.max(pause, backOff(ports, failures)), () => void now());
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
  const now = () => {
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
async function drainAll(ports: DrainPorts, session: SessionStore, network: NetworkStore): Promise<Pause> {
  const userId = senderOf(session);
  if (userId === null || !network.online) return null;
  const isCurrent = () => senderOf(session) === userId;
  const waiting = await ports.outbox.list(userId);
  const herds = new Set(waiting.filter(({ parked }) => parked === null).map(({ numCheptel }) => numCheptel));
  let pause: Pause = null;
  for (const herd of herds) {
    const drained = await ports.locks.runExclusive(herd, () => drainHerd({ ...ports, isCurrent }, userId, herd));
    if (drained.kind === "signIn" || !isCurrent()) return null;
    if (drained.kind === "retry") pause = Math.max(pause ?? 0, drained.afterMs);
  }
  return pause;
}

/** Whether an action is set aside that this page has not told of; one from an earlier page is told once in this one too. */
async function hasNewlyParked({ outbox }: DrainPorts, session: SessionStore, told: Set<string>): Promise<boolean> {
  const userId = senderOf(session);
  if (userId === null) return false;
  const { size } = told;
  for (const { key, parked } of await outbox.list(userId)) if (parked !== null) told.add(key);
  return told.size > size;
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
