/** What the browser tells about the network, where it tells anything. */
export interface NetworkQuality {
  /** How fast it has been of late: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly speed: string;
  /** Paid by volume, or to be spared by wish of the user. */
  readonly metered: boolean;
}

/** What the device can bear. */
export interface Device {
  /** Memory in GB, roughly; null where the browser does not tell. */
  readonly memoryGb: number | null;
  readonly network: () => NetworkQuality | null;
  /** Runs something once the page has nothing else to do; the answer takes it back. */
  readonly whenIdle: (run: () => void) => () => void;
  /** Whether the browser asks before the tab is closed or loaded again. */
  readonly warnBeforeUnload: (ask: boolean) => void;
}
