import { useCallback, useEffect, useRef, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { Shell, SyncOverview } from "../../sdk";
import { pageClock } from "../../sdk/clock";

/** The shell tells of changes of the current herd; those of others, and how far a sending has come, are asked for. */
const FOLLOW_MS = 2000;

/** The sync state as the shell has it; null until it has come. */
export function useOverview(shell: Shell<RouteParams>): { readonly overview: SyncOverview | null; readonly refresh: () => Promise<void> } {
  const [overview, setOverview] = useState<SyncOverview | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const next = useRef<Promise<void> | null>(null);
  /** One after the other, and once more at most for all that ask meanwhile. */
  const refresh = useCallback((): Promise<void> => {
    const read = async () => {
      const answer = await shell.syncRead();
      if (answer.ok) setOverview(answer.value);
      running.current = null;
    };
    const again = () => {
      next.current = null;
      running.current = read();
      return running.current;
    };
    if (running.current === null) return again();
    next.current ??= running.current.then(again);
    return next.current;
  }, [shell]);
  useEffect(() => {
    void refresh();
    const stops = [shell.onSyncStatus(() => void refresh()), shell.onContext(() => void refresh())];
    let cancel = () => {};
    const follow = () => {
      cancel = pageClock.after(FOLLOW_MS, () => {
        if (document.visibilityState === "visible") void refresh();
        follow();
      });
    };
    follow();
    return () => {
      cancel();
      for (const stop of stops) stop();
    };
  }, [shell, refresh]);
  return { overview, refresh };
}
