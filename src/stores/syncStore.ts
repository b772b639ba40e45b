import { makeAutoObservable, observableRef, observableShallow } from "mobx";
import type { QueuedAction } from "../domain/sync/queuedAction";
import type { SentAction } from "../domain/sync/sentAction";

/** Progress states of a herd (section 3): being sent, waiting, all sent, the server fails, something was refused. */
export type SyncState = "WIP" | "DRAFT" | "SUCCESS" | "ERROR" | "WARNING";

export interface HerdSync {
  readonly state: SyncState;
  /** From 0 to 1 (decision SYN-04): the share of what there was to send that has been dealt with. */
  readonly progress: number;
  readonly waiting: number;
  /** Refused by the server; they wait for a decision of the user. */
  readonly parked: number;
  /** When the oldest of those that wait was done. */
  readonly oldestAt: Date | null;
}

const NOTHING: HerdSync = { state: "SUCCESS", progress: 1, waiting: 0, parked: 0, oldestAt: null };

/** What one herd has on the device, oldest first. */
interface HerdQueue {
  readonly actions: Map<string, QueuedAction>;
  parked: number;
  /** Dealt with since nothing was waiting. */
  done: number;
  failed: boolean;
}

/** Sync state (section 3) of the user signed in. Every change costs the same, however much waits. */
export class SyncStore {
  /** The process of each herd that has had something to send. */
  processes = new Map<string, HerdSync>();
  /** What was sent last, newest first. */
  sent: readonly SentAction[] = [];
  /** When what waits is tried again; null when only the network brings it, or it is tried now. */
  nextTryAt: Date | null = null;
  /** The disk has been read since the sign-in. */
  known = false;
  /** A synchronisation with the purge option has been started. */
  purge = false;
  /** Herds of the current synchronisation that have not reported yet. */
  reporting: ReadonlySet<string> = new Set();
  /** Grows with every change of the queue. */
  private changes = 0;
  private readonly queues = new Map<string, HerdQueue>();
  private readonly herdOf = new Map<string, string>();

  constructor() {
    makeAutoObservable<SyncStore, "queues" | "herdOf">(this, {
      processes: observableShallow,
      sent: observableRef,
      nextTryAt: observableRef,
      reporting: observableRef,
      queues: false,
      herdOf: false,
      herd: false,
    });
  }

  /** Until all herds have reported that they are done (SYN-06). */
  get loading(): boolean {
    return this.reporting.size > 0;
  }
  /** Actions to synchronise, herd by herd, oldest first. */
  get actions(): readonly QueuedAction[] {
    return this.changes < 0 ? [] : [...this.queues.values()].flatMap(({ actions }) => [...actions.values()]);
  }
  /** All herds together. */
  get total(): HerdSync {
    const all = [...this.processes.values()];
    const worst = WORST_FIRST.find((state) => all.some((herd) => herd.state === state)) ?? "SUCCESS";
    const sum = (count: (herd: HerdSync) => number) => all.reduce((before, herd) => before + count(herd), 0);
    const ages = all.flatMap(({ oldestAt }) => oldestAt ?? []).map(Number);
    const progress = all.length === 0 ? 1 : sum((herd) => herd.progress) / all.length;
    const oldestAt = ages.length === 0 ? null : new Date(Math.min(...ages));
    return { state: worst, progress, waiting: sum((herd) => herd.waiting), parked: sum((herd) => herd.parked), oldestAt };
  }
  herd(numCheptel: string | null): HerdSync {
    return this.processes.get(numCheptel ?? "") ?? NOTHING;
  }
  /** The queue as it is on the disk. */
  replace(actions: readonly QueuedAction[]): void {
    for (const queue of this.queues.values()) {
      queue.actions.clear();
      queue.parked = 0;
    }
    this.herdOf.clear();
    this.known = true;
    for (const action of actions) this.note(action);
    for (const herd of this.queues.keys()) this.changed(herd);
  }
  /** An action is new, was refused, or was changed. */
  put(action: QueuedAction): void {
    this.note(action);
    this.changed(action.numCheptel);
  }
  /** The server has it, or its user has discarded it. */
  remove(key: string): void {
    const herd = this.herdOf.get(key);
    const queue = this.queues.get(herd ?? "");
    const action = queue?.actions.get(key);
    if (herd === undefined || queue === undefined || action === undefined) return;
    queue.actions.delete(key);
    this.herdOf.delete(key);
    if (action.parked === null) queue.done += 1;
    else queue.parked -= 1;
    this.changed(herd);
  }
  find(key: string): QueuedAction | null {
    return this.queues.get(this.herdOf.get(key) ?? "")?.actions.get(key) ?? null;
  }
  begin(herds: Iterable<string>): void {
    this.reporting = new Set(herds);
    for (const herd of this.reporting) this.changed(herd);
  }
  /** A herd is done for now; `failed`: there is a network, and the server would not. */
  report(herd: string, failed: boolean): void {
    this.reporting = new Set([...this.reporting].filter((other) => other !== herd));
    const queue = this.queues.get(herd);
    if (queue) queue.failed = failed;
    this.changed(herd);
  }
  /** Nothing more is done now, also for herds that have not had their turn. */
  end(): void {
    const { reporting } = this;
    this.reporting = new Set();
    for (const herd of reporting) this.changed(herd);
  }
  setSent(sent: readonly SentAction[]): void {
    this.sent = sent;
  }
  setNextTry(at: Date | null): void {
    this.nextTryAt = at;
  }
  markPurge(): void {
    this.purge = true;
  }
  clear(): void {
    this.queues.clear();
    this.herdOf.clear();
    this.processes.clear();
    this.sent = [];
    this.reporting = new Set();
    this.known = false;
    this.nextTryAt = null;
    this.purge = false;
    this.changes += 1;
  }
  private note(action: QueuedAction): void {
    const { key, numCheptel } = action;
    const queue = this.queues.get(numCheptel) ?? { actions: new Map(), parked: 0, done: 0, failed: false };
    this.queues.set(numCheptel, queue);
    const before = queue.actions.get(key);
    queue.parked += Number(action.parked !== null) - Number(before !== undefined && before.parked !== null);
    if (before?.parked === null && action.parked !== null) queue.done += 1;
    queue.actions.set(key, action);
    this.herdOf.set(key, numCheptel);
  }
  private changed(herd: string): void {
    this.changes += 1;
    const queue = this.queues.get(herd);
    if (queue) this.processes.set(herd, processOf(queue, this.reporting.has(herd)));
  }
}

const WORST_FIRST: readonly SyncState[] = ["WIP", "ERROR", "DRAFT", "WARNING"];

function processOf(queue: HerdQueue, sending: boolean): HerdSync {
  const { actions, parked, failed } = queue;
  const waiting = actions.size - parked;
  if (waiting === 0 && !sending) queue.done = 0;
  const oldest = firstWaiting(actions.values());
  const progress = waiting === 0 ? 1 : queue.done / (queue.done + waiting);
  const state = sending ? "WIP" : waiting === 0 ? (parked > 0 ? "WARNING" : "SUCCESS") : failed ? "ERROR" : "DRAFT";
  return { state, progress, waiting, parked, oldestAt: oldest?.at ?? null };
}

function firstWaiting(actions: Iterable<QueuedAction>): QueuedAction | null {
  for (const action of actions) if (action.parked === null) return action;
  return null;
}
