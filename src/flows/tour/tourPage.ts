import { when } from "mobx";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { UserProfile } from "../../domain/session/profile";
import type { HerdStorage } from "../../ports/herdStorage";
import type { FramesStore } from "../../stores/framesStore";
import type { TourModule } from "../../stores/tourStore";
import type { Clock } from "../../time/clock";
import { withTimeout } from "../../time/withTimeout";
import type { Frames } from "../frames/createFrames";
import { askPageForData } from "./askPageForData";

export interface TourPagePorts {
  readonly frames: Pick<Frames, "mount" | "retry" | "callTo">;
  readonly herdStorage: Pick<HerdStorage, "store">;
  readonly clock: Clock;
  /** How long a page may take. */
  readonly pageMs: number;
}

/** One page of a tour, in its frame. */
export function createTourPage(ports: TourPagePorts, framesStore: FramesStore, { application }: TourModule, resolution: Resolution) {
  const { frames, clock, pageMs } = ports;
  const current = () =>
    framesStore.frames.find(({ owner }) => owner.application === application && owner.candidate === resolution.candidate);
  const hasLoaded = () =>
    withTimeout(
      clock,
      pageMs,
      when(() => current()?.state.kind !== "loading"),
    );
  return {
    /** Whether the page speaks with the shell. One that came before the device could keep it is loaded anew, unless something is typed in it. */
    load: async (isKept: boolean): Promise<boolean> => {
      const before = current();
      if (before === undefined) frames.mount(resolution);
      else if (!isKept && !before.dirty) frames.retry(before);
      await hasLoaded();
      return current()?.connected === true;
    },
    prepareData: async (herd: string, profile: UserProfile) => {
      const ask = () => askPageForData(ports, current(), application, herd, profile);
      await hasLoaded();
      const load = current()?.load;
      const data = await ask();
      if (data !== "failed" || current()?.load === load) return data;
      // Loaded anew while it was asked, as the map is after a login.
      await hasLoaded();
      return ask();
    },
  };
}
