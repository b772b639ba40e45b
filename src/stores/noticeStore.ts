import { makeAutoObservable, observableShallow } from "mobx";
import type { Clock } from "../time/clock";

/** A message over the page. Positive ones go by themselves, negative ones stay until somebody closes them (ERR-14). */
export interface Notice {
  readonly id: number;
  readonly kind: "positive" | "negative";
  /** Label keys, one a line. */
  readonly lines: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

export interface NoticeTexts {
  readonly kind: Notice["kind"];
  readonly lines: readonly string[];
  readonly values?: Readonly<Record<string, string>>;
  /** How long it is shown; by default that of the settings for a positive one, for ever for a negative one. */
  readonly ms?: number;
}

export class NoticeStore {
  notices: readonly Notice[] = [];
  private next = 1;
  private readonly timers = new Map<number, () => void>();

  private readonly clock: Clock;
  private readonly positiveMs: number;

  constructor(clock: Clock, positiveMs: number) {
    this.clock = clock;
    this.positiveMs = positiveMs;
    makeAutoObservable<this, "next" | "timers" | "clock" | "positiveMs">(this, {
      notices: observableShallow,
      next: false,
      timers: false,
      clock: false,
      positiveMs: false,
    });
  }

  show({ kind, lines, values = {}, ms }: NoticeTexts): void {
    // The same words twice help nobody: the earlier one makes room.
    const twin = this.notices.find((notice) => notice.kind === kind && notice.lines.join() === lines.join());
    if (twin) this.close(twin.id);
    const id = this.next++;
    this.notices = [...this.notices, { id, kind, lines, values }];
    const shownMs = ms ?? (kind === "positive" ? this.positiveMs : null);
    if (shownMs !== null)
      this.timers.set(
        id,
        this.clock.after(shownMs, () => this.close(id)),
      );
  }
  close(id: number): void {
    this.timers.get(id)?.();
    this.timers.delete(id);
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
  clear(): void {
    for (const { id } of this.notices) this.close(id);
  }
}
