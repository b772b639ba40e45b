import type { Clock } from "../../../time/clock";

/** So many within so many milliseconds. */
export interface Ration {
  readonly count: number;
  readonly ms: number;
}

const MINUTE = 60_000;

/** What one frame may ask for within a minute; beyond it the answer is `too-many`, and nothing happens. */
export const RATIONS = {
  notice: { count: 6, ms: MINUTE },
  confirm: { count: 6, ms: MINUTE },
  dialog: { count: 30, ms: MINUTE },
  progress: { count: 600, ms: MINUTE },
  shortcut: { count: 120, ms: MINUTE },
  telemetry: { count: 60, ms: MINUTE },
  dirty: { count: 120, ms: MINUTE },
  draft: { count: 60, ms: MINUTE },
  datex: { count: 120, ms: MINUTE },
  storage: { count: 600, ms: MINUTE },
  action: { count: 120, ms: MINUTE },
  work: { count: 6, ms: MINUTE },
} as const satisfies Readonly<Record<string, Ration>>;

export type Rationed = keyof typeof RATIONS;

/** Whether there is still some left; asking takes one. */
export type TakeRation = (what: Rationed) => boolean;

export function createRations(clock: Clock): TakeRation {
  const windows = new Map<Rationed, { since: number; taken: number }>();
  return (what) => {
    const { count, ms } = RATIONS[what];
    const now = clock.now();
    const open = windows.get(what);
    const window = open !== undefined && now - open.since < ms ? open : { since: now, taken: 0 };
    windows.set(what, window);
    window.taken += 1;
    return window.taken <= count;
  };
}
