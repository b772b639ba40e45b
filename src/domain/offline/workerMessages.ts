/** The worker that keeps the shell on the device: its address, and what it and the page tell each other; of kept pages: keptPages.ts. */
export const SHELL_WORKER = {
  address: "/serviceWorker.js",
  /** What the page tells the one that waits: the user takes the new version. */
  takeOver: "take-over",
  /** What a page that is loaded tells the one at work: files may have been cleared since it was installed. */
  keepMissing: "keep-missing",
  /** What it tells the pages: something for a frame could not be fetched. */
  noNetwork: "no-network",
} as const;
