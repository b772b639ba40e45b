import { reaction } from "mobx";
import type { Device } from "../../../ports/device";
import type { FramesStore } from "../../../stores/framesStore";

/** While a frame has unsaved input, the browser asks before the tab is closed or reloaded. */
export function warnBeforeUnload(device: Pick<Device, "warnBeforeUnload">, frames: FramesStore): () => void {
  return reaction(
    () => frames.frames.some(({ dirty }) => dirty),
    (dirty) => device.warnBeforeUnload(dirty),
    { fireImmediately: true },
  );
}
