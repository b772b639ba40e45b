import type { SyncItem } from "../../sdk";

/** Hands the actions over as a file, so that they can be kept, or sent to whoever helps. */
export function exportFile(items: readonly SyncItem[], now: number): void {
  const file = new Blob([JSON.stringify(items, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `envois-${new Date(now).toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
