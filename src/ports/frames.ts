import type { Reply } from "../protocol/frames/answer";
import type { Envelope } from "../protocol/frames/envelope";

/** The part of an iframe element that connecting to it needs. */
export interface FrameElement {
  readonly contentWindow: Window | null;
  /** Null for a document that this page may not look into. */
  readonly contentDocument: unknown;
}

export interface FrameLinkRequest {
  readonly element: FrameElement;
  /** The one origin that is heard; empty: the origin of the shell. */
  readonly origin: string;
  /** Answers a message of the frame; never rejects. */
  readonly receive: (raw: unknown) => Promise<Reply>;
  /** The frame sends what no frame built on the SDK would send: malformed, or far too often. */
  readonly onMisbehaviour: () => void;
}

/** The wire to one frame. Whoever holds it speaks with that window and no other. */
export interface FrameLink {
  /** Resolves with whatever the frame says; rejects or stays silent when it is gone. */
  readonly post: (message: Envelope) => Promise<unknown>;
  readonly close: () => void;
}

export interface FrameLinks {
  readonly open: (request: FrameLinkRequest) => FrameLink;
}
