import { useEffect } from "react";
import { useShell } from "../context/shell";
import { logoutDialog } from "./layoutParts";

const EVENTS = ["pointerover", "touchstart", "focusin"] as const;

/** Dialogs that come with a press are on their way once a pointer, a finger or the focus is on a button that opens one. */
export function usePreloadDialogs(): void {
  const { herdViews, quickDialogs } = useShell();
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[aria-haspopup="dialog"]') === null) return;
      for (const part of [quickDialogs, herdViews, logoutDialog]) part.load().catch(() => {});
    };
    for (const event of EVENTS) document.addEventListener(event, load, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, load);
    };
  }, [herdViews, quickDialogs]);
}
