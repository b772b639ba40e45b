import { makeAutoObservable, observableShallow } from "mobx";
import type { Clock } from "../time/clock";

/** A message over the page. Positive ones disappear by themselves, the others stay until closed (ERR-14). */
export interface Notice {
  readonly id: number;
  readonly kind: "positive" | "negative" | "info";
  /** Label keys, one a line. */
  readonly lines: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** The application that it speaks of: its name is a value too, and may be known only after the notice is shown. */
  readonly application?: string | undefined;
}

export interface NoticeTexts {
  /** Positive by default (ERR-14). */
  readonly kind?: Notice["kind"];
  readonly lines: readonly string[];
  readonly values?: Readonly<Record<string, string>>;
  readonly application?: string;
  /** How long it is shown; by default that of the settings for a positive one, for ever for another. */
  readonly ms?: number;
}

interface Timer {
  readonly leftMs: number;
  /** When the timer was started; null while it is paused. */
  readonly since: number | null;
  readonly cancel: () => void;
}

/** Of one application: as many as the bell remembers (registry/settings/quickAccess.yaml), so that none is lost before that. */
const MOST = 30;

export class NoticeStore {
  notices: readonly Notice[] = [];
  private next = 1;
  private readonly timers = new Map<number, Timer>();

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

  show({ kind = "positive", lines, values = {}, application, ms }: NoticeTexts): void {
    // The same again takes the place of the earlier one. An application has words of its own, the shell says the same with other values.
    const own = this.notices.filter((notice) => notice.application === application);
    const gone =
      own.find((notice) => notice.kind === kind && notice.values.text === values.text && notice.lines.join() === lines.join()) ??
      own.at(-MOST);
    if (gone) this.close(gone.id);
    const id = this.next++;
    this.notices = [...this.notices, { id, kind, lines, values, application }];
    const shownMs = ms ?? (kind === "positive" ? this.positiveMs : null);
    if (shownMs !== null) this.run(id, shownMs);
  }
  /** Pointer or focus is on the notice. */
  pauseTimer(id: number): void {
    const timer = this.timers.get(id);
    if (timer === undefined || timer.since === null) return;
    timer.cancel();
    const leftMs = Math.max(0, timer.leftMs - (this.clock.now() - timer.since));
    this.timers.set(id, { leftMs, since: null, cancel: () => {} });
  }
  /** Pointer and focus have left the notice. */
  resumeTimer(id: number): void {
    const timer = this.timers.get(id);
    if (timer?.since === null) this.run(id, timer.leftMs);
  }
  close(id: number): void {
    this.timers.get(id)?.cancel();
    this.timers.delete(id);
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
  clear(): void {
    for (const { id } of this.notices) this.close(id);
  }
  private run(id: number, leftMs: number): void {
    this.timers.set(id, { leftMs, since: this.clock.now(), cancel: this.clock.after(leftMs, () => this.close(id)) });
  }
}
