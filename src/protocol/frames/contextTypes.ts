/** Parameter values by name; a repeated parameter has a list, one entry a segment. */
export type FrameParams = Readonly<Record<string, string | readonly string[]>>;

export type Theme = "light" | "dark" | "sun";
export type NetworkState = "ONLINE" | "OFFLINE";

/** What a frame is told about where it stands, in the handshake and at every change. */
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
  /** Limits of the product that the registry hands to this application, by their names in `settings.yaml`. */
  readonly limits: Readonly<Record<string, number>>;
  /** What the user holds of the grants that the routes of this application ask for. The server still decides. */
  readonly grants: readonly string[];
}

/** How the actions of the current herd stand that wait on this device. */
export interface SyncStatus {
  /** `parked`: the server would not take some of them, and their user must see to it. */
  readonly status: "synchronised" | "waiting" | "parked";
  /** Actions on the device. */
  readonly waiting: number;
}

/** The answer to `hello`. */
export interface Welcome {
  /** The one agreed on. */
  readonly version: number;
  readonly context: FrameContext;
  /** Messages that the registry opens to this application beyond the usual ones. */
  readonly calls: readonly string[];
  /** What `draft` kept here before, or null. */
  readonly draft: string | null;
  /** Keys of the shell that the page passes on: `Control+k`, `Alt+1`. */
  readonly shortcuts: readonly string[];
}
