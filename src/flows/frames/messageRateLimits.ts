import type { Clock } from "../../time/clock";

/** At most `count` calls in `ms` milliseconds. */
export interface RateLimit {
  readonly count: number;
  readonly ms: number;
}

const MINUTE = 60_000;

/** Rate limits of one frame; beyond them the answer is `too-many`. */
export const RATE_LIMITS = {
  // A page that leads somewhere again and again keeps the user from going back.
  navigate: { count: 20, ms: 10_000 },
  // A short question with a long answer.
  getUser: { count: 60, ms: MINUTE },
  hello: { count: 30, ms: MINUTE },
  title: { count: 120, ms: MINUTE },
  report: { count: 60, ms: MINUTE },
  notice: { count: 6, ms: MINUTE },
  confirm: { count: 6, ms: MINUTE },
  dialog: { count: 30, ms: MINUTE },
  progress: { count: 600, ms: MINUTE },
  shortcut: { count: 120, ms: MINUTE },
  telemetry: { count: 60, ms: MINUTE },
  dirty: { count: 120, ms: MINUTE },
  draft: { count: 60, ms: MINUTE },
  related: { count: 60, ms: MINUTE },
  datex: { count: 120, ms: MINUTE },
  storage: { count: 600, ms: MINUTE },
  action: { count: 120, ms: MINUTE },
  network: { count: 12, ms: MINUTE },
  work: { count: 6, ms: MINUTE },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitedCall = keyof typeof RATE_LIMITS;

/** Whether the call is within its limit; counts it. */
export type TakeToken = (what: RateLimitedCall) => boolean;

export function createRateLimiter(clock: Clock): TakeToken {
  const windows = new Map<RateLimitedCall, { since: number; taken: number }>();
  return (what) => {
    const { count, ms } = RATE_LIMITS[what];
    const now = clock.now();
    const open = windows.get(what);
    const window = open !== undefined && Math.abs(now - open.since) < ms ? open : { since: now, taken: 0 };
    windows.set(what, window);
    window.taken += 1;
    return window.taken <= count;
  };
}
