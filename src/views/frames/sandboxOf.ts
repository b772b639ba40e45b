import type { FrameRecord } from "../../domain/registry/tables";

/** What a page on an origin of its own may do without saying so in the registry; never navigate the shell. */
const USUAL_SANDBOX = ["allow-scripts", "allow-same-origin", "allow-forms"];

/** Pages of the shell's own origin are trusted and could remove a sandbox themselves: they have one only if the registry says so. */
export function sandboxOf({ isolation, sandbox }: FrameRecord): string | undefined {
  if (isolation === "path") return sandbox.length === 0 ? undefined : sandbox.join(" ");
  return [...new Set([...USUAL_SANDBOX, ...sandbox])].join(" ");
}
