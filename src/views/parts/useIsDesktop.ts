import { useSyncExternalStore } from "react";
import { LAYOUT } from "../../../generated/settings";

const QUERY = `(min-width: ${LAYOUT.desktopFromPx}px)`;

/** Which of the two layouts fits the window. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
