/** Network information of the browser, where available. */
export interface NetworkQuality {
  /** Effective type: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly speed: string;
  /** Metered, or the user asks to save data. */
  readonly metered: boolean;
}

/** Capabilities of the device. */
export interface Device {
  /** Memory in GB, roughly; null: unknown. */
  readonly memoryGb: number | null;
  readonly network: () => NetworkQuality | null;
  /** Runs something when the page is idle. Returns the cancel. */
  readonly whenIdle: (run: () => void) => () => void;
  /** Whether the browser asks before the tab is closed or reloaded. */
  readonly warnBeforeUnload: (ask: boolean) => void;
}
