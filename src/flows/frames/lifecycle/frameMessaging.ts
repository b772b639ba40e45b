import { LEAVE, OPEN } from "../../../protocol/frames/frameMessages";
import { hashOf } from "../../../protocol/frames/hashAddress";
import { FramesStore, type LiveFrame } from "../../../stores/framesStore";
import type { StartTending } from "../createFrames";
import type { FramesDependencies } from "../dependencies";
import { createFrameConnections } from "../frameConnections";
import { type FrameCare, type FramesBeside, plainCare } from "../frameLifecycle";
import { contextOf } from "../shellState";
import { followSituation } from "./broadcastContext";
import { callFrames } from "./callFrames";

/** What the shell says to frames by itself: where to go, what has changed, and that the user has left. */
export const speakToFrames: StartTending = ({ deps, connections, care }) => {
  const { frames, clock, timing } = deps;
  const { callTo, checkStillThere } = callFrames(connections, clock, timing.callTimeoutMs);
  Object.assign(care, { callTo });
  // What was loaded before anybody looked after it.
  for (const frame of frames.frames) void checkStillThere(frame);
  // And where it was sent meanwhile.
  for (const frame of frames.frames) if (frame.connected && frame.at !== frame.aim) void direct(deps, care, frame, frame.aim.address);
  return {
    care: {
      callTo,
      direct: (frame, address) => void direct(deps, care, frame, address),
      leave: (frame) => void callTo(frame)?.(LEAVE, {}, timing.frameDeepLinkFallbackMs),
      loaded: (frame) => void checkStillThere(frame),
      beside: (more) => {
        const beside = framesBeside({ ...deps, frames: new FramesStore(), more });
        frames.accompany(beside.frames);
        return beside;
      },
    },
    stop: followSituation(deps, connections, care),
  };
};

/** A deep link into a live frame is a message; a page that does not follow it in time is loaded again. */
async function direct(deps: FramesDependencies, care: FrameCare, frame: LiveFrame, address: string): Promise<void> {
  const { frames, timing, situation } = deps;
  const call = care.callTo(frame);
  if (call === null) return frames.reload(frame, address);
  const { load, aim } = frame;
  const message = { context: contextOf(frame, situation()), address: hashOf(address) };
  // Meanwhile it may have been sent elsewhere, loaded again or removed.
  const isCurrent = () => frame.aim === aim && frame.load === load && frames.find(frame.key) === frame;
  const answer = await call(OPEN, message, timing.frameDeepLinkFallbackMs);
  if (!isCurrent()) return;
  if (answer.ok) frames.arrive(frame, aim);
  else if ((await care.mayLose(frame)) && isCurrent()) frames.reload(frame, address);
}

function framesBeside(deps: FramesDependencies): FramesBeside {
  const connections = createFrameConnections(deps);
  const { callTo, checkStillThere } = callFrames(connections, deps.clock, deps.timing.callTimeoutMs);
  const unfollow = followSituation(deps, connections, { ...plainCare(deps.frames), callTo });
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
