import type { TabMessage } from "../protocol/tabs/tabMessage";

/** The other tabs of this browser that show the shell. */
export interface Tabs {
  /** Runs under a lock of all tabs; `waited`: another tab held it until now. */
  readonly runExclusive: <Result>(run: (waited: boolean) => Promise<Result>) => Promise<Result>;
  readonly post: (message: TabMessage) => void;
  readonly onMessage: (listener: (message: TabMessage) => void) => () => void;
}
