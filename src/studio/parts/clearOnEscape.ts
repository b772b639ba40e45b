import type { KeyboardEvent } from "react";

/** Escape in a search takes its words away first, and closes nothing around it. */
export function clearOnEscape(event: KeyboardEvent, words: string, onWords: (words: string) => void): void {
  if (event.key !== "Escape" || words === "") return;
  event.preventDefault();
  event.stopPropagation();
  onWords("");
}
