import { makeAutoObservable, observableShallow } from "mobx";
import type { QueuedAction } from "../domain/sync/queuedAction";
import type { Notice } from "./noticeStore";
import type { SyncStore } from "./syncStore";

export interface PastNotice extends Notice {
  /** When it was shown, in milliseconds since 1970. */
  readonly at: number;
  /** What has only confirmed something counts as seen; the rest once it is closed by hand or read in the list. */
  readonly seen: boolean;
}

/** What the bell rings for: what was said in this tab, the last one first, and what waits for its user. */
export class BellStore {
  entries: readonly PastNotice[] = [];
  private readonly sync: Pick<SyncStore, "actions" | "total">;
  private readonly limit: number;
  /** Number of the newest notice that has come into the list, and stays out of it once that was emptied. */
  private last = 0;

  constructor(sync: Pick<SyncStore, "actions" | "total">, limit: number) {
    this.sync = sync;
    this.limit = limit;
    makeAutoObservable<this, "sync" | "limit" | "last">(this, { entries: observableShallow, sync: false, limit: false, last: false });
  }

  /** Refused by the server; they wait for a decision. */
  get toDecide(): readonly QueuedAction[] {
    return this.sync.actions.filter(({ parked }) => parked !== null);
  }
  get waiting(): number {
    return this.sync.total.waiting;
  }
  /** How much there is to see. */
  get count(): number {
    return this.sync.total.parked + this.entries.filter(({ seen }) => !seen).length;
  }

  /** The notices over the page now: new ones come into the list, those that are gone have been seen. */
  note(shown: readonly Notice[], at: number): void {
    const open = new Set(shown.map(({ id }) => id));
    const added = shown.filter(({ id }) => id > this.last).map((notice) => ({ ...notice, at, seen: notice.kind === "positive" }));
    const isLeft = ({ seen, id }: PastNotice) => seen || open.has(id) || id < 0;
    const before = this.entries.map((entry) => (isLeft(entry) ? entry : { ...entry, seen: true }));
    this.entries = [...added.reverse(), ...before].slice(0, this.limit);
    this.last = Math.max(this.last, ...open);
  }
  /** What was said before the page was loaded anew; its own numbers begin at 1. */
  restore(entries: readonly PastNotice[]): void {
    this.entries = entries.map((entry, at) => ({ ...entry, id: -1 - at }));
  }
  markSeen(): void {
    this.entries = this.entries.map((entry) => ({ ...entry, seen: true }));
  }
  clear(): void {
    this.entries = [];
  }
}
