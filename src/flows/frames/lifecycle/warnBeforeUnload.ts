import { reaction } from "mobx";
import type { Device } from "../../../ports/device";
import type { FramesStore } from "../../../stores/framesStore";

/** As long as something in a frame is unsaved, the browser asks before the tab is closed or loaded again. */
export function warnBeforeUnload(device: Pick<Device, "warnBeforeUnload">, frames: FramesStore): () => void {
  return reaction(
    () => frames.frames.some(({ dirty }) => dirty),
    (dirty) => device.warnBeforeUnload(dirty),
    { fireImmediately: true },
  );
}
