import { hashOf } from "../../../protocol/frames/hashAddress";
import { LEAVE, OPEN } from "../../../protocol/frames/messages/messagesToFrame";
import { FramesStore, type LiveFrame } from "../../../stores/framesStore";
import type { FramesDependencies } from "../dependencies";
import { createFrameConnections } from "../frameConnections";
import type { FrameLifecycle, LifecycleParts, PreviewFrames } from "../frameLifecycle";
import { frameContextOf } from "../shellState";
import { type BroadcastRules, broadcastContext } from "./broadcastContext";
import { callFrames, type FrameCalls } from "./callFrames";

interface MessagingRules extends BroadcastRules, Pick<FrameCalls, "checkStillThere"> {
  /** Asks for a draft; without one the user is asked. */
  readonly confirmDiscard: (frame: LiveFrame) => Promise<boolean>;
}

interface FrameMessaging extends Pick<FrameLifecycle, "callTo" | "navigateTo" | "leave" | "createPreviews"> {
  readonly stop: () => void;
}

/** Messages of the shell to frames: deep links, changes of the context, and `leave`. */
export function startFrameMessaging({ deps, connections }: LifecycleParts, rules: MessagingRules): FrameMessaging {
  const { frames, timing } = deps;
  const { callTo, checkStillThere } = rules;
  // Frames loaded before this was.
  for (const frame of frames.frames) void checkStillThere(frame);
  // Deep links opened meanwhile.
  for (const frame of frames.frames)
    if (frame.connected && frame.current !== frame.destination) void navigateTo(deps, rules, frame, frame.destination.address);
  return {
    callTo,
    navigateTo: (frame, address) => void navigateTo(deps, rules, frame, address),
    leave: (frame) => void callTo(frame)?.(LEAVE, {}, timing.deepLinkFallbackMs),
    createPreviews: (handlers) => {
      const previews = createPreviewFrames({ ...deps, frames: new FramesStore(), extraHandlers: handlers });
      frames.addPreviews(previews.frames);
      return previews;
    },
    stop: broadcastContext(deps, connections, rules),
  };
}

/** A deep link into a live frame is a message; a page that does not handle it in time is reloaded. */
async function navigateTo(deps: FramesDependencies, rules: MessagingRules, frame: LiveFrame, address: string): Promise<void> {
  const { frames, timing, shellState } = deps;
  const { load, destination } = frame;
  // It may have been navigated, reloaded, removed or taken away meanwhile.
  const isCurrent = () => frame.destination === destination && frame.load === load && frames.isLive(frame);
  const call = rules.callTo(frame);
  if (call !== null) {
    const message = { context: frameContextOf(frame, shellState()), address: hashOf(address) };
    const answer = await call(OPEN, message, timing.deepLinkFallbackMs);
    if (!isCurrent()) return;
    if (answer.ok) return frames.setCurrent(frame, destination);
  } else if (!frame.dirty) return frames.reload(frame, address);
  const leaves = await rules.confirmDiscard(frame);
  if (!isCurrent()) return;
  if (leaves) return frames.reload(frame, address);
  frames.setDestination(frame, frame.current);
  if (frames.isVisible(frame)) deps.stay(frame.current.target);
}

function createPreviewFrames(deps: FramesDependencies): PreviewFrames {
  const connections = createFrameConnections(deps);
  const { callTo, checkStillThere } = callFrames(connections, deps.clock, deps.timing.callTimeoutMs);
  const unfollow = broadcastContext(deps, connections, {
    callTo,
    // Nothing is typed in a preview.
    keepDraft: async () => true,
    hasOwnReloadRules: () => false,
    remove: ({ key }) => deps.frames.remove(key),
  });
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
