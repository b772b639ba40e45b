import { reaction } from "mobx";
import type { LocationStore } from "../../stores/locationStore";
import type { Frames } from "./createFrames";

/** Keeps the frames in step with where the guard has admitted the user. */
export function startShowFrameOfPage(frames: Pick<Frames, "open" | "hide">, { location }: { readonly location: LocationStore }): void {
  reaction(
    () => location.page,
    (now) => {
      if (now.kind === "frame") frames.open(now.resolution);
      else frames.hide();
    },
    { fireImmediately: true },
  );
}
