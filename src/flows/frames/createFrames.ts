import { reaction } from "mobx";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { FrameElement } from "../../ports/frames";
import type { LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { Drafts } from "./drafts";
import { createFrameConnections, type FrameConnections } from "./frameConnections";
import { defaultLifecycle, type FrameLifecycle } from "./frameLifecycle";
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
  /** Adds the rest of the lifecycle once it is loaded. */
  readonly attachLifecycle: (start: StartLifecycle) => void;
  readonly stop: () => void;
}

/** Starts the lifecycle of frames; its own `stop` ends it. */
export type StartLifecycle = (parts: {
  readonly deps: FramesDependencies;
  readonly connections: FrameConnections;
  /** The lifecycle so far. */
  readonly lifecycle: FrameLifecycle;
}) => { readonly lifecycle: Partial<FrameLifecycle>; readonly stop: () => void };

export function createFrames(deps: FramesDependencies): Frames {
  const { frames } = deps;
  const connections = createFrameConnections(deps);
  const lifecycle = defaultLifecycle(frames);
  const { open, mount, hide } = createOpenFrame(deps, lifecycle);
  // Frames end with the session.
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
