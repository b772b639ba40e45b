import type { FrameElement } from "../../ports/frames";
import type { LiveFrame } from "../../stores/framesStore";
import { connectFrame, type FrameConnection } from "./connectFrame";
import type { FramesDependencies } from "./dependencies";

/** The open connections, by frame. */
export interface FrameConnections {
  /** Called with the element of a frame when it is mounted. Returns the cleanup. */
  readonly attach: (frame: LiveFrame, element: FrameElement) => () => void;
  readonly loaded: (frame: LiveFrame) => void;
  readonly find: (frame: LiveFrame) => FrameConnection | null;
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
    find: ({ key }) => open.get(key) ?? null,
    closeAll: () => {
      for (const connection of open.values()) connection.close();
      open.clear();
    },
  };
}
