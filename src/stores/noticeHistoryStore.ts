import { makeAutoObservable, observableShallow } from "mobx";
import type { Notice } from "./noticeStore";

export interface PastNotice extends Notice {
  /** When it was shown, in milliseconds since 1970. */
  readonly at: number;
}

/** Notices shown since the page was loaded, the last one first. */
export class NoticeHistoryStore {
  entries: readonly PastNotice[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
    makeAutoObservable<this, "limit">(this, { entries: observableShallow, limit: false });
  }

  add(notice: Notice, at: number): void {
    if (this.entries.some(({ id }) => id === notice.id)) return;
    this.entries = [{ ...notice, at }, ...this.entries].slice(0, this.limit);
  }
  clear(): void {
    this.entries = [];
  }
}
