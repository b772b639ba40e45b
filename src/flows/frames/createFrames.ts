import { reaction } from "mobx";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { FrameElement } from "../../ports/frames";
import type { LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { Drafts } from "./drafts";
import { createFrameConnections, type FrameConnections } from "./frameConnections";
import { type FrameLifecycle, initialLifecycle } from "./frameLifecycle";
import { createOpenFrame } from "./openFrame";

/** What the rest of the shell and the frame area ask of the frames. */
export interface Frames {
  /** Shows the frame of an admitted route; false when it has none. */
  readonly open: (resolution: Resolution) => boolean;
  /** Another page of the shell is shown: frames stay, hidden. */
  readonly hide: () => void;
  /** Mounts the frame of an admitted route, hidden, unless it lives already. */
  readonly mount: (resolution: Resolution) => void;
  readonly retry: (frame: LiveFrame) => void;
  /** The frame area has the element for a load of a frame; the answer is called when that load ends. */
  readonly attach: (frame: LiveFrame, element: FrameElement) => () => void;
  /** A frame is gone, and its element stays; the answer is called when it is used again. */
  readonly keepEmptyElement: (element: FrameElement) => () => void;
  readonly loaded: (frame: LiveFrame) => void;
  readonly drafts: Drafts;
  /** How to speak to a frame that has greeted; null for any other. */
  readonly callTo: FrameLifecycle["callTo"];
  /** Frames of their own beside those of the pages. None of them is ever in front, so none leads anywhere. */
  readonly createPreviews: FrameLifecycle["createPreviews"];
  /** Takes over what looks after the frames from now on. */
  readonly attachLifecycle: (start: StartLifecycle) => void;
  readonly stop: () => void;
}

/** Starts the lifecycle of frames; its own `stop` ends it. */
export type StartLifecycle = (parts: {
  readonly deps: FramesDependencies;
  readonly connections: FrameConnections;
  /** As it is at the time of asking. */
  readonly lifecycle: FrameLifecycle;
}) => { readonly lifecycle: Partial<FrameLifecycle>; readonly stop: () => void };

export function createFrames(deps: FramesDependencies): Frames {
  const { frames } = deps;
  const connections = createFrameConnections(deps);
  const lifecycle = initialLifecycle(frames);
  const { open, mount, hide } = createOpenFrame(deps, lifecycle);
  // Nobody's frames outlive the session.
  const unfollow = reaction(
    () => deps.shellState().signedIn,
    (signedIn) => signedIn || frames.clear(),
  );
  const stops = [unfollow, connections.closeAll];
  const used = new WeakSet<FrameElement>();
  return {
    open,
    hide,
    mount,
    retry: (frame) => frames.reload(frame),
    attach: (frame, element) => {
      if (used.has(element)) return lifecycle.reuseElement(frame, element);
      used.add(element);
      return connections.attach(frame, element);
    },
    keepEmptyElement: (element) => lifecycle.keepEmptyElement(element),
    loaded: (frame) => {
      connections.loaded(frame);
      lifecycle.loaded(frame);
    },
    drafts: deps.drafts,
    callTo: (frame) => lifecycle.callTo(frame),
    createPreviews: (more) => lifecycle.createPreviews(more),
    attachLifecycle: (start) => {
      const { lifecycle: more, stop } = start({ deps, connections, lifecycle });
      Object.assign(lifecycle, more);
      stops.push(stop);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
