import { useSyncExternalStore } from "react";
import { DESKTOP_FROM_PX } from "../../../generated/settings";

const QUERY = `(min-width: ${DESKTOP_FROM_PX}px)`;

/** Which of the two layouts fits the window. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
