import type { QuickAccess } from "../../flows/quickAccess/createQuickAccess";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";

/** Favourites and recent pages, once they have been read from the device; null until then, and when they cannot be loaded. */
export function useQuickAccess(): QuickAccess | null {
  return usePart(useShell().quickAccess).value;
}
