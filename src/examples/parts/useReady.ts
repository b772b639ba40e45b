import { useEffect } from "react";
import type { Shell } from "../../sdk";

/** Has the shell show the page once it has what it shows. */
export function useReady(shell: Pick<Shell, "ready"> | null, isThere: boolean): void {
  useEffect(() => {
    if (isThere) void shell?.ready();
  }, [shell, isThere]);
}
