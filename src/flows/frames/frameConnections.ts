import type { FrameElement } from "../../ports/frames";
import type { Call } from "../../protocol/frames/caller";
import type { LiveFrame } from "../../stores/framesStore";
import { connectFrame, type FrameConnection } from "./connectFrame";
import type { FramesDependencies } from "./dependencies";

/** The conversations that are open, by frame. */
export interface FrameConnections {
  /** Called with the element of a frame when it is mounted; the answer is called when it goes. */
  readonly attach: (frame: LiveFrame, element: FrameElement) => () => void;
  readonly loaded: (frame: LiveFrame) => void;
  /** How to speak to a frame that has greeted; null for any other. */
  readonly callTo: (frame: LiveFrame) => Call | null;
  readonly closeAll: () => void;
}

export function createFrameConnections(deps: FramesDependencies): FrameConnections {
  const open = new Map<string, FrameConnection>();
  return {
    attach: (frame, element) => {
      const connection = connectFrame(deps, frame, element);
      open.get(frame.key)?.close();
      open.set(frame.key, connection);
      return () => {
        connection.close();
        if (open.get(frame.key) === connection) open.delete(frame.key);
      };
    },
    loaded: (frame) => open.get(frame.key)?.loaded(),
    callTo: (frame) => (frame.connected ? (open.get(frame.key)?.call ?? null) : null),
    closeAll: () => {
      for (const connection of open.values()) connection.close();
      open.clear();
    },
  };
}
