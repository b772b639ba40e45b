import type { FrameContext } from "../../sdk";

/** Loaded after what the page shows; offline, a page that never had it does without. */
export function showLook(head: HTMLElement, context: FrameContext): void {
  void import("./drawLook").then(({ drawLook }) => drawLook(head, context)).catch(() => undefined);
}
