import { useCallback, useEffect, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { Shell, SyncOverview } from "../../sdk";
import { pageClock } from "../../sdk/clock";

/** The shell tells of changes of the current herd; those of others, and how far a sending has come, are asked for. */
const FOLLOW_MS = 2000;

/** The sync state as the shell has it; null until it has come. */
export function useOverview(shell: Shell<RouteParams>): { readonly overview: SyncOverview | null; readonly refresh: () => Promise<void> } {
  const [overview, setOverview] = useState<SyncOverview | null>(null);
  const refresh = useCallback(async () => {
    const answer = await shell.syncRead();
    if (answer.ok) setOverview(answer.value);
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
