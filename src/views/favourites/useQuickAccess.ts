import { useEffect, useState } from "react";
import type { QuickAccess } from "../../flows/quickAccess/createQuickAccess";
import { useShell } from "../context/shell";

const loaded = new WeakMap<() => Promise<QuickAccess>, QuickAccess>();

/** Favourites and recent pages, once they have been read from the device; null until then, and when they cannot be loaded. */
export function useQuickAccess(): QuickAccess | null {
  const { quickAccess: load } = useShell();
  const [quickAccess, setQuickAccess] = useState(() => loaded.get(load) ?? null);
  useEffect(() => {
    if (quickAccess !== null) return;
    let unmounted = false;
    load().then(
      (now) => {
        loaded.set(load, now);
        if (!unmounted) setQuickAccess(now);
      },
      // The shell works without, and asks again when a menu is opened next.
      () => {},
    );
    return () => {
      unmounted = true;
    };
  }, [load, quickAccess]);
  return quickAccess;
}
