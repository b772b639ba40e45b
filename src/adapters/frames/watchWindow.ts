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

/** A window whose frame was taken away meanwhile has no parent. */
function isInside(inner: Window, frame: Window): boolean {
  const parent: Window | null = inner.parent;
  return parent !== null && parent !== inner && (parent === frame || isInside(parent, frame));
}

function isOfFormerVersion(data: unknown): boolean {
  return typeof data === "object" && data !== null && "penpal" in data;
}
