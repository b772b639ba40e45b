import type { TabMessage } from "../protocol/tabs/tabMessage";

/** The other tabs of this browser that show the shell. */
export interface Tabs {
  /** Runs under a lock of all tabs; `waited`: another tab held it until now. */
  readonly runExclusive: <Result>(run: (waited: boolean) => Promise<Result>) => Promise<Result>;
  /** Records that this tab has an access token issued at that instant. */
  readonly holdToken: (at: number) => void;
  /** When the newest access token of another open tab was issued; 0 when none is known. */
  readonly newestToken: () => number;
  readonly post: (message: TabMessage) => void;
  readonly onMessage: (listener: (message: TabMessage) => void) => () => void;
}
