import type { Admission } from "./admission";

/**
 * Stands before the library in the window of the shell. The library lets what windows inside a frame send pass by uncounted, and reads all of
 * it; and it takes messages of its former versions before they are checked.
 */
export function watchWindow(frame: Window, { count, shut }: Pick<Admission, "count" | "shut">): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    const { source, ports } = event;
    if (source === null || !("parent" in source)) return;
    if (source === frame) {
      // One port is handed over in the handshake.
      if (ports.length <= 1 && !isOfFormerVersion(event.data)) return;
      shut();
    } else if (isInside(source, frame)) count();
    else return;
    event.stopImmediatePropagation();
  };
  window.addEventListener("message", hear, true);
  return () => window.removeEventListener("message", hear, true);
}

function isInside(inner: Window, frame: Window): boolean {
  for (let around = inner; around !== around.parent; around = around.parent) if (around.parent === frame) return true;
  return false;
}

function isOfFormerVersion(data: unknown): boolean {
  return typeof data === "object" && data !== null && "penpal" in data;
}
