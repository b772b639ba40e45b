import type { Reply } from "../protocol/frames/answer";
import type { Envelope } from "../protocol/frames/envelope";

/** The part of an iframe element that connecting to it needs. */
export interface FrameElement {
  readonly contentWindow: Window | null;
  /** Null for a document of another origin. */
  readonly contentDocument: unknown;
}

/** Loads and unloads documents in iframe elements, without adding history entries. */
export interface FrameElements {
  /** Unloads the document; resolves when it can send nothing any more. */
  readonly unload: (element: FrameElement) => Promise<void>;
  /** Keeps the element without a document, also when the browser goes back to one. Returns the cleanup. */
  readonly keepEmpty: (element: FrameElement) => () => void;
  readonly load: (element: FrameElement, address: string) => void;
  /** Hash of the current address of the page; null for another origin. */
  readonly hash: (element: FrameElement) => string | null;
  /** Whether the page may have added history entries. */
  readonly hasNavigated: (element: FrameElement) => boolean;
  /** Whether anything answers at an address of the shell's own origin. */
  readonly answers: (address: string) => Promise<boolean>;
}

export interface FrameLinkRequest {
  readonly element: FrameElement;
  /** The one origin that is accepted; empty: the origin of the shell. */
  readonly origin: string;
  /** Answers a message of the frame; never rejects. */
  readonly receive: (raw: unknown) => Promise<Reply>;
  /** The frame violates the protocol: malformed messages, or far too many. */
  readonly onMisbehaviour: () => void;
}

/** The channel to one frame window. */
export interface FrameLink {
  /** Resolves with the raw answer of the frame; rejects or never settles when it is gone. */
  readonly post: (message: Envelope) => Promise<unknown>;
  /** HTTP status of the document; 0 where it cannot be known (another origin, an older browser). */
  readonly status: () => number;
  readonly close: () => void;
}

export interface FrameLinks {
  readonly open: (request: FrameLinkRequest) => FrameLink;
}
