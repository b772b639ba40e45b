import type { Reason } from "../../domain/registry/access";
import type { RegistryTables, RouteTarget } from "../../domain/registry/tables";
import type { UserProfile } from "../../domain/session/profile";
import type { FrameLinks } from "../../ports/frames";
import type { MessageHandler } from "../../protocol/frames/receiver";
import type { FrameDestination, FramesStore, LiveFrame } from "../../stores/framesStore";
import type { Clock } from "../../time/clock";
import type { Drafts } from "./drafts";
import type { ShellState } from "./shellState";

/** Delays of frames, from the settings. */
export interface FrameTiming {
  /** How long a loaded page may take to send `hello` before it counts as one without the SDK. */
  readonly readinessMs: number;
  readonly deepLinkFallbackMs: number;
  /** How long a page may take to load, and then to say that it is ready where it announces that. */
  readonly loadTimeoutMs: number;
  /** How long a page may take to answer a call. */
  readonly callTimeoutMs: number;
}

export interface FrameLogLine {
  readonly application: string;
  readonly level: "info" | "warning" | "error";
  readonly message: string;
  readonly details: Readonly<Record<string, string>>;
}

export interface FramesDependencies {
  readonly frames: FramesStore;
  readonly links: FrameLinks;
  readonly clock: Clock;
  readonly timing: FrameTiming;
  readonly tables: () => Pick<RegistryTables, "routes" | "applications">;
  /** Read inside a reaction: what it reads must be observable. */
  readonly shellState: () => ShellState;
  readonly user: () => UserProfile | null;
  /** The session has expired: the sign-in lies over the page, and is not to be disturbed. */
  readonly expired: () => boolean;
  /** Opens a route as if its address had been typed: through the guard, which answers. Not one whose address would be longer than any server takes. */
  readonly navigate: (target: RouteTarget) => Reason | "too-large";
  /** The page stays where it is: its address takes the place of the one that was opened. */
  readonly stay: (target: FrameDestination["target"]) => void;
  readonly report: (line: FrameLogLine) => void;
  readonly drafts: Drafts;
  /** Origin of an application; empty or left out: that of the shell. */
  readonly originOf?: (application: string) => string;
  /** Message handlers for this frame alone. */
  readonly extraHandlers?: ((frame: LiveFrame) => readonly MessageHandler[]) | undefined;
  /** Handlers that no frame needs to start; loaded with the first message that asks for one. `frames` is the store of the frame. */
  readonly loadHandlers?: ((frame: LiveFrame, frames: FramesStore) => Promise<readonly MessageHandler[]>) | undefined;
}
