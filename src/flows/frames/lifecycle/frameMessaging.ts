import { LEAVE, OPEN } from "../../../protocol/frames/frameMessages";
import { hashOf } from "../../../protocol/frames/hashAddress";
import { FramesStore, type LiveFrame } from "../../../stores/framesStore";
import type { StartLifecycle } from "../createFrames";
import type { FramesDependencies } from "../dependencies";
import { createFrameConnections } from "../frameConnections";
import { defaultLifecycle, type FrameLifecycle, type PreviewFrames } from "../frameLifecycle";
import { frameContextOf } from "../shellState";
import { broadcastContext } from "./broadcastContext";
import { callFrames } from "./callFrames";

/** Messages of the shell to frames: deep links, changes of the context, and `leave`. */
export const frameMessaging: StartLifecycle = ({ deps, connections, lifecycle }) => {
  const { frames, clock, timing } = deps;
  const { callTo, checkStillThere } = callFrames(connections, clock, timing.callTimeoutMs);
  Object.assign(lifecycle, { callTo });
  // Frames loaded before this was.
  for (const frame of frames.frames) void checkStillThere(frame);
  // Deep links opened meanwhile.
  for (const frame of frames.frames)
    if (frame.connected && frame.current !== frame.destination) void navigateTo(deps, lifecycle, frame, frame.destination.address);
  return {
    lifecycle: {
      callTo,
      navigateTo: (frame, address) => void navigateTo(deps, lifecycle, frame, address),
      leave: (frame) => void callTo(frame)?.(LEAVE, {}, timing.frameDeepLinkFallbackMs),
      loaded: (frame) => void checkStillThere(frame),
      createPreviews: (handlers) => {
        const previews = createPreviewFrames({ ...deps, frames: new FramesStore(), extraHandlers: handlers });
        frames.addPreviews(previews.frames);
        return previews;
      },
    },
    stop: broadcastContext(deps, connections, lifecycle),
  };
};

/** A deep link into a live frame is a message; a page that does not handle it in time is reloaded. */
async function navigateTo(deps: FramesDependencies, lifecycle: FrameLifecycle, frame: LiveFrame, address: string): Promise<void> {
  const { frames, timing, shellState } = deps;
  const call = lifecycle.callTo(frame);
  if (call === null) return frames.reload(frame, address);
  const { load, destination } = frame;
  const message = { context: frameContextOf(frame, shellState()), address: hashOf(address) };
  // It may have been navigated, reloaded or removed meanwhile.
  const isCurrent = () => frame.destination === destination && frame.load === load && frames.find(frame.key) === frame;
  const answer = await call(OPEN, message, timing.frameDeepLinkFallbackMs);
  if (!isCurrent()) return;
  if (answer.ok) frames.setCurrent(frame, destination);
  else if ((await lifecycle.confirmDiscard(frame)) && isCurrent()) frames.reload(frame, address);
}

function createPreviewFrames(deps: FramesDependencies): PreviewFrames {
  const connections = createFrameConnections(deps);
  const { callTo, checkStillThere } = callFrames(connections, deps.clock, deps.timing.callTimeoutMs);
  const unfollow = broadcastContext(deps, connections, { ...defaultLifecycle(deps.frames), callTo });
  return {
    frames: deps.frames,
    attach: connections.attach,
    loaded: (frame) => {
      connections.loaded(frame);
      void checkStillThere(frame);
    },
    stop: () => {
      unfollow();
      connections.closeAll();
    },
  };
}
