import type { Resolver } from "../../domain/resolver/createResolver";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { FrameElement } from "../../ports/frames";
import { FramesStore, type LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import { followSituation } from "./followSituation";
import { createFrameConnections, type FrameConnections } from "./frameConnections";
import { keepFramesAlive } from "./keepFramesAlive";
import { createOpenFrame } from "./openFrame";

/** What the rest of the shell and the frame area ask of the frames. */
export interface Frames {
  /** Shows the frame of an admitted route; false when it has none. */
  readonly open: (resolution: Resolution) => boolean;
  /** Another page of the shell is shown: frames stay, hidden. */
  readonly hide: () => void;
  /** Mounts the hidden frames that a viewer keeps permanently. Call it when the rights of the viewer change. */
  readonly mountPermanent: (resolver: Resolver) => void;
  readonly retry: (frame: LiveFrame) => void;
  /** The frame area mounted the element of a frame; the answer is called when it goes. */
  readonly attach: (frame: LiveFrame, element: FrameElement) => () => void;
  readonly loaded: (frame: LiveFrame) => void;
  /** Frames of their own beside those of the pages. None of them is ever in front, so none leads anywhere. */
  readonly beside: (more: FramesDependencies["more"]) => FramesBeside;
  readonly stop: () => void;
}

export interface FramesBeside extends Pick<FrameConnections, "attach" | "loaded"> {
  readonly frames: FramesStore;
  readonly stop: () => void;
}

export function createFrames(deps: FramesDependencies): Frames {
  const connections = createFrameConnections(deps);
  const { open, mount, hide } = createOpenFrame(deps, connections);
  const stops = [keepFramesAlive(deps.frames, deps.clock), followSituation(deps, connections), connections.closeAll];
  return {
    open,
    hide,
    mountPermanent: (resolver) => {
      const { routes, applications } = deps.tables();
      for (const route of Object.values(routes)) {
        if (route.path === null && applications[route.application]?.frame?.lifetimeMs === null) mount(resolver.route(route.name));
      }
    },
    retry: (frame) => deps.frames.reload(frame),
    attach: connections.attach,
    loaded: connections.loaded,
    beside: (more) => framesBeside({ ...deps, frames: new FramesStore(), more }),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

function framesBeside(deps: FramesDependencies): FramesBeside {
  const connections = createFrameConnections(deps);
  const unfollow = followSituation(deps, connections);
  const stop = () => {
    unfollow();
    connections.closeAll();
  };
  return { ...connections, frames: deps.frames, stop };
}
