/** Parameter values by name; a repeated parameter has a list, one entry a segment. */
export type FrameParams = Readonly<Record<string, string | readonly string[]>>;

export type Theme = "light" | "dark" | "sun";
export type NetworkState = "ONLINE" | "OFFLINE";

/** The context of a frame, sent in the handshake and with every change. */
export interface FrameContext {
  /** Grows with every login, logout and herd switch; messages of an older epoch are refused. */
  readonly epoch: number;
  readonly numCheptel: string | null;
  readonly language: string;
  readonly theme: Theme;
  readonly network: NetworkState;
  /** Route the frame shows; null when the page was opened outside the shell, where only its address is known. */
  readonly route: string | null;
  readonly params: FrameParams;
  readonly query: Readonly<Record<string, string>>;
  /** Limits of the product that the registry hands to this application, by their names under `limits` in `registry/settings`. */
  readonly limits: Readonly<Record<string, number>>;
  /** What the user holds of the grants that the routes of this application ask for. The server still decides. */
  readonly grants: readonly string[];
}

/** Sync status of the queued actions of the current herd. */
export interface SyncStatus {
  /** `parked`: the server refused some of them, and the user must decide. */
  readonly status: "synchronised" | "waiting" | "parked";
  /** Number of queued actions. */
  readonly waiting: number;
}

/** A tile of the menu that the user may open, and where it leads. */
export interface RelatedTile {
  readonly tile: string;
  readonly route: string;
  readonly params: FrameParams;
  readonly query: Readonly<Record<string, string>>;
}

/** The answer to `hello`. */
export interface Welcome {
  /** The version agreed on. */
  readonly version: number;
  readonly context: FrameContext;
  /** Messages on the allow-list of this application. */
  readonly calls: readonly string[];
  readonly draft: string | null;
  /** Shortcut keys that the page forwards: `Control+k`, `Alt+1`. */
  readonly shortcuts: readonly string[];
}
