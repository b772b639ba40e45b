import { reaction } from "mobx";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { FrameElement } from "../../ports/frames";
import type { LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { Drafts } from "./drafts";
import { createFrameConnections } from "./frameConnections";
import type { FrameLifecycle, LifecycleParts, RunningLifecycle } from "./frameLifecycle";
import { createOpenFrame } from "./openFrame";

/** The frames, as the rest of the shell and the frame area use them. */
export interface Frames {
  /** Shows the frame of an admitted route; false when it has none. */
  readonly open: (resolution: Resolution) => boolean;
  /** Another page of the shell is shown: frames stay, hidden. */
  readonly hide: () => void;
  /** Mounts the frame of an admitted route, hidden, unless it is mounted already. */
  readonly mount: (resolution: Resolution) => void;
  readonly retry: (frame: LiveFrame) => void;
  /** The frame area has mounted the element for a load of a frame. Returns the cleanup for the end of that load. */
  readonly attach: (frame: LiveFrame, element: FrameElement) => () => void;
  /** The frame was removed, its element stays. Returns the cleanup for when the element is used again. */
  readonly keepEmptyElement: (element: FrameElement) => () => void;
  readonly loaded: (frame: LiveFrame) => void;
  readonly drafts: Drafts;
  /** Sends messages to a connected frame; null for any other. */
  readonly callTo: FrameLifecycle["callTo"];
  /** Preview frames, in a store of their own. None is ever active, so none may navigate. */
  readonly createPreviews: FrameLifecycle["createPreviews"];
  /** Starts the lifecycle, once it is loaded. Until then nothing has been typed, remembered or removed. */
  readonly startLifecycle: <Running extends RunningLifecycle>(start: (parts: LifecycleParts) => Running) => Running;
  readonly stop: () => void;
}

export function createFrames(deps: FramesDependencies): Frames {
  const { frames } = deps;
  const connections = createFrameConnections(deps);
  let running: RunningLifecycle | null = null;
  const lifecycle = () => running?.lifecycle ?? null;
  const { open, mount, hide } = createOpenFrame(deps, lifecycle);
  // Frames end with the session.
  const unfollow = reaction(
    () => deps.shellState().signedIn,
    (signedIn) => signedIn || frames.clear(),
  );
  const used = new WeakSet<FrameElement>();
  return {
    open,
    hide,
    mount,
    retry: (frame) => {
      // What is unsaved is behind the card still.
      if (frame.dirty && frames.isLive(frame)) lifecycle()?.navigateTo(frame, frame.destination.address);
      else frames.reload(frame);
    },
    attach: (frame, element) => {
      const next = lifecycle();
      if (next && used.has(element)) return next.reuseElement(frame, element);
      used.add(element);
      return connections.attach(frame, element);
    },
    keepEmptyElement: (element) => lifecycle()?.keepEmptyElement(element) ?? (() => {}),
    loaded: (frame) => {
      connections.loaded(frame);
      lifecycle()?.loaded(frame);
    },
    drafts: deps.drafts,
    callTo: (frame) => lifecycle()?.callTo(frame) ?? null,
    createPreviews: (more) => {
      if (running === null) throw new Error("previews need the lifecycle of frames");
      return running.lifecycle.createPreviews(more);
    },
    startLifecycle: (start) => {
      const started = start({ deps, connections });
      running = started;
      return started;
    },
    stop: () => {
      unfollow();
      running?.stop();
      connections.closeAll();
    },
  };
}
