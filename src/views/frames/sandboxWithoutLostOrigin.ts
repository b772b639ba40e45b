import type { FrameOwner } from "../../stores/framesStore";

/**
 * The sandbox the registry gives. A page that is to have an origin of its own but was given none, or the shell's, keeps an origin
 * that is opaque: it would otherwise be trusted like the shell.
 */
export function sandboxWithoutLostOrigin({
  record: { isolation, sandbox },
  origin,
}: Pick<FrameOwner, "record" | "origin">): string | undefined {
  if (sandbox.length === 0) return undefined;
  const isLost = isolation === "origin" && (origin === "" || origin === window.location.origin);
  return sandbox.filter((word) => !(isLost && word === "allow-same-origin")).join(" ");
}
