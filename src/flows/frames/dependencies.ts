import type { Reason } from "../../domain/registry/access";
import type { RegistryTables, RouteTarget } from "../../domain/registry/tables";
import type { UserProfile } from "../../domain/session/profile";
import type { FrameLinks } from "../../ports/frames";
import type { MessageHandler } from "../../protocol/frames/receiver";
import type { FramesStore, LiveFrame } from "../../stores/framesStore";
import type { Clock } from "../../time/clock";
import type { Drafts } from "./drafts";
import type { ShellState } from "./shellState";

/** Delays of frames, from the settings. */
export interface FrameTiming {
  /** How long a loaded page may take to greet before it counts as one that knows nothing of the shell. */
  readonly frameReadinessMs: number;
  readonly frameDeepLinkFallbackMs: number;
  /** How long a page may take to load. */
  readonly callTimeoutMs: number;
}

/** A line a frame writes in the log of the shell. */
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
  /** Opens a route as if its address had been typed: through the guard, which answers. */
  readonly navigate: (target: RouteTarget) => { readonly admitted: boolean; readonly reason: Reason };
  readonly report: (line: FrameLogLine) => void;
  readonly drafts: Drafts;
  /** Origin an application is served from; empty or left out: that of the shell. */
  readonly originOf?: (application: string) => string;
  /** What a frame may ask beyond what every frame may. */
  readonly extraHandlers?: ((frame: LiveFrame) => readonly MessageHandler[]) | undefined;
  /** Doors that no frame needs before it stands; `frames` is the store the frame lives in. They are fetched when one is first asked for. */
  readonly loadHandlers?: ((frame: LiveFrame, frames: FramesStore) => Promise<readonly MessageHandler[]>) | undefined;
}
