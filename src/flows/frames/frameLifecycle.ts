import type { FrameElement } from "../../ports/frames";
import type { Call } from "../../protocol/frames/caller";
import type { MessageHandler } from "../../protocol/frames/receiver";
import type { FramesStore, LiveFrame } from "../../stores/framesStore";
import type { FrameConnections } from "./frameConnections";

/** Frames of their own beside those of the pages. */
export interface PreviewFrames extends Pick<FrameConnections, "attach" | "loaded"> {
  readonly frames: FramesStore;
  readonly stop: () => void;
}

/** What is done about frames once the first one is shown: it is fetched then (`tend`), and nothing of it is missed before. */
export interface FrameLifecycle {
  /** How to speak to a frame that has greeted; null for any other. */
  callTo: (frame: LiveFrame) => Call | null;
  /** Brings a live frame to what it is aimed at, from an address of its own. */
  navigateTo: (frame: LiveFrame, address: string) => unknown;
  leave: (frame: LiveFrame) => void;
  createPreviews: (more: (frame: LiveFrame) => readonly MessageHandler[]) => PreviewFrames;
  /** Has a frame with unsaved input keep a draft of it; false: there is none, and the page must stay. */
  keepDraft: (frame: LiveFrame) => Promise<boolean>;
  /** The same, and where there is no draft the user is asked. */
  confirmDiscard: (frame: LiveFrame) => Promise<boolean>;
  /** Rules of its own say when it is loaded again. */
  reloadsItself: (frame: LiveFrame) => boolean;
  /** Where the page of a frame stood when this step of the history was left: base and hash; null when it has not been here. */
  restoreAddress: (key: string) => string | null;
  /** Where it stands now; null when nobody can know. */
  addressOf: (frame: LiveFrame) => string | null;
  /** Loads another document in the same element and connects to it; the answer ends that. */
  reuseElement: (frame: LiveFrame, element: FrameElement) => () => void;
  /** Keeps the element of a frame that is gone without a page; the answer ends that. */
  keepEmptyElement: (element: FrameElement) => () => void;
  remove: (frame: LiveFrame) => void;
  loaded: (frame: LiveFrame) => void;
}

/** Before anything has been typed, remembered or removed. */
export function initialLifecycle(frames: FramesStore): FrameLifecycle {
  const nothing = () => () => {};
  return {
    callTo: () => null,
    // A page that has greeted is told as soon as somebody can speak to it.
    navigateTo: (frame, address) => frame.connected || frames.reload(frame, address),
    leave: () => {},
    createPreviews: () => {
      throw new Error("small views come after the first frame");
    },
    keepDraft: async () => true,
    confirmDiscard: async () => true,
    reloadsItself: () => false,
    restoreAddress: () => null,
    addressOf: () => null,
    reuseElement: nothing,
    keepEmptyElement: nothing,
    remove: ({ key }) => frames.remove(key),
    loaded: () => {},
  };
}
