import { WindowMessenger } from "penpal";
import { stubOver } from "./stubOver";
import type { StubOptions, StubShell } from "./stubShell";

/** A stub shell for the page in a frame. Call it before the page loads, or at any time after. */
export function createStubShell(frame: { readonly contentWindow: Window | null }, options: StubOptions = {}): StubShell {
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error("The frame is not in the page yet: append it before the stub shell is made.");
  const origin = options.origin ?? window.location.origin;
  return stubOver(new WindowMessenger({ remoteWindow: contentWindow, allowedOrigins: [origin] }), options);
}
