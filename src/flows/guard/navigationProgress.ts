import { reaction } from "mobx";
import type { LocationStore } from "../../stores/locationStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { Clock } from "../../time/clock";

interface ProgressPorts {
  readonly clock: Clock;
  /** Both count from the start of the navigation. */
  readonly timing: { readonly progressFullMs: number; readonly progressResetMs: number };
}

interface ProgressStores {
  readonly location: Pick<LocationStore, "visits">;
  readonly progress: ProgressStore;
}

/** What the bar shows from the first moment on. */
const STARTED = 0.1;

/** Section 4, progress bar: every navigation starts it; full at 800 ms, gone at 1 s (decision FRM-06). */
export function startNavigationProgress({ clock, timing }: ProgressPorts, { location, progress }: ProgressStores): void {
  let cancels: readonly (() => void)[] = [];
  reaction(
    () => location.visits,
    () => {
      for (const cancel of cancels) cancel();
      progress.showPage(STARTED);
      cancels = [
        clock.after(timing.progressFullMs, () => progress.showPage(1)),
        clock.after(timing.progressResetMs, () => progress.showPage(0)),
      ];
    },
  );
}
