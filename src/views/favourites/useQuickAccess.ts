import { useEffect, useState } from "react";
import type { Finding } from "../../flows/quickAccess/createQuickAccess";
import { useShell } from "../context/shell";

const arrived = new WeakMap<() => Promise<Finding>, Finding>();

/** Favourites and recent pages, once they have been read from the device; null until then, and when they cannot be fetched. */
export function useFinding(): Finding | null {
  const { finding } = useShell();
  const [found, setFound] = useState(() => arrived.get(finding) ?? null);
  useEffect(() => {
    if (found !== null) return;
    let gone = false;
    finding().then(
      (now) => {
        arrived.set(finding, now);
        if (!gone) setFound(now);
      },
      // Not fetched: the shell works without, and asks again when a menu is opened next.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [finding, found]);
  return found;
}
