import type { FrameElement } from "../../ports/frames";
import type { Call } from "../../protocol/frames/caller";
import type { MessageHandler } from "../../protocol/frames/receiver";
import type { FramesStore, LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { FrameConnections } from "./frameConnections";

/** Preview frames of dashboard tiles, in a store of their own. */
export interface PreviewFrames extends Pick<FrameConnections, "attach" | "loaded"> {
  readonly frames: FramesStore;
  readonly stop: () => void;
}

/** What happens to frames after the first one is shown; loaded then. */
export interface FrameLifecycle {
  /** Sends messages to a connected frame; null for any other. */
  readonly callTo: (frame: LiveFrame) => Call | null;
  /** Navigates a live frame to its destination, or to another address in it. */
  readonly navigateTo: (frame: LiveFrame, address: string) => void;
  readonly leave: (frame: LiveFrame) => void;
  readonly createPreviews: (more: (frame: LiveFrame) => readonly MessageHandler[]) => PreviewFrames;
  /** Address of the page when this history entry was left: base and hash; null when unknown. */
  readonly restoreAddress: (key: string) => string | null;
  /** Current address of the page; null when it cannot be read. */
  readonly addressOf: (frame: LiveFrame) => string | null;
  /** Loads another document in the same element and connects to it. Returns the cleanup. */
  readonly reuseElement: (frame: LiveFrame, element: FrameElement) => () => void;
  /** Keeps the element of a removed frame without a document. Returns the cleanup. */
  readonly keepEmptyElement: (element: FrameElement) => () => void;
  readonly loaded: (frame: LiveFrame) => void;
}

/** What a lifecycle is built on. */
export interface LifecycleParts {
  readonly deps: FramesDependencies;
  readonly connections: FrameConnections;
}

export interface RunningLifecycle {
  readonly lifecycle: FrameLifecycle;
  readonly stop: () => void;
}
