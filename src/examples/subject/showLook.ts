import type { FrameContext } from "../../sdk";
import type { HerdFacts } from "./herdLine";

/** Loaded after what the page shows; offline, a page that never had it does without. */
export function showLook(head: HTMLElement, context: FrameContext, herd?: HerdFacts | null): void {
  void import("./drawLook").then(({ drawLook }) => drawLook(head, context, herd)).catch(() => undefined);
}
