import type { Reply } from "../protocol/frames/answer";
import type { Envelope } from "../protocol/frames/envelope";

/** The part of an iframe element that connecting to it needs. */
export interface FrameElement {
  readonly contentWindow: Window | null;
  /** Null for a document that this page may not look into. */
  readonly contentDocument: unknown;
}

/** What an element shows, beyond the first document that its attribute names. None of it adds a step to the history of the browser. */
export interface FrameElements {
  /** Takes the document away; resolves when it is gone, so that it can send nothing any more. */
  readonly unload: (element: FrameElement) => Promise<void>;
  /** Lets no document stand there, also none that the browser steps back to; the answer ends that. */
  readonly keepEmpty: (element: FrameElement) => () => void;
  readonly load: (element: FrameElement, address: string) => void;
  /** What stands behind the `#` of the address the page has come to; null when this page may not look. */
  readonly hash: (element: FrameElement) => string | null;
  /** Whether the page may have added steps to the history of the browser. */
  readonly hasNavigated: (element: FrameElement) => boolean;
  /** Whether anything answers at an address of the shell's own origin. */
  readonly answers: (address: string) => Promise<boolean>;
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
