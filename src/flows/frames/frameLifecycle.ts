import type { FrameElement } from "../../ports/frames";
import type { Call } from "../../protocol/frames/caller";
import type { MessageHandler } from "../../protocol/frames/receiver";
import type { FramesStore, LiveFrame } from "../../stores/framesStore";
import type { FrameConnections } from "./frameConnections";

/** Preview frames of dashboard tiles, in a store of their own. */
export interface PreviewFrames extends Pick<FrameConnections, "attach" | "loaded"> {
  readonly frames: FramesStore;
  readonly stop: () => void;
}

/** What happens to frames after the first one is shown. Loaded then; until then `initialLifecycle` stands in. */
export interface FrameLifecycle {
  /** Sends messages to a connected frame; null for any other. */
  callTo: (frame: LiveFrame) => Call | null;
  /** Navigates a live frame to its destination, or to another address in it. */
  navigateTo: (frame: LiveFrame, address: string) => unknown;
  leave: (frame: LiveFrame) => void;
  createPreviews: (more: (frame: LiveFrame) => readonly MessageHandler[]) => PreviewFrames;
  /** Asks a frame with unsaved input for a draft; false: it sent none, and must stay. */
  keepDraft: (frame: LiveFrame) => Promise<boolean>;
  /** The same; without a draft the user is asked. */
  confirmDiscard: (frame: LiveFrame) => Promise<boolean>;
  /** The frame has its own rules for reloading (the map). */
  hasOwnReloadRules: (frame: LiveFrame) => boolean;
  /** Address of the page when this history entry was left: base and hash; null when unknown. */
  restoreAddress: (key: string) => string | null;
  /** Current address of the page; null when it cannot be read. */
  addressOf: (frame: LiveFrame) => string | null;
  /** Loads another document in the same element and connects to it. Returns the cleanup. */
  reuseElement: (frame: LiveFrame, element: FrameElement) => () => void;
  /** Keeps the element of a removed frame without a document. Returns the cleanup. */
  keepEmptyElement: (element: FrameElement) => () => void;
  remove: (frame: LiveFrame) => void;
  loaded: (frame: LiveFrame) => void;
}

/** Stand-in until the lifecycle is loaded: nothing has been typed, remembered or removed yet. */
export function defaultLifecycle(frames: FramesStore): FrameLifecycle {
  const nothing = () => () => {};
  return {
    callTo: () => null,
    // A connected page is navigated once messaging is loaded.
    navigateTo: (frame, address) => frame.connected || frames.reload(frame, address),
    leave: () => {},
    createPreviews: () => {
      throw new Error("small views come after the first frame");
    },
    keepDraft: async () => true,
    confirmDiscard: async () => true,
    hasOwnReloadRules: () => false,
    restoreAddress: () => null,
    addressOf: () => null,
    reuseElement: nothing,
    keepEmptyElement: nothing,
    remove: ({ key }) => frames.remove(key),
    loaded: () => {},
  };
}
