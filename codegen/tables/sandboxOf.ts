import type { ApplicationDocument } from "../schema/application";
import { sortedNames } from "./sorted";

/** What a page on an origin of its own may do without listing it. */
const USUAL_SANDBOX: readonly string[] = ["allow-forms", "allow-same-origin", "allow-scripts"];
/** A window of its own, free of the sandbox: it has no way back. */
const POPUP_SANDBOX: readonly string[] = ["allow-popups", "allow-popups-to-escape-sandbox"];

/** Pages of the shell's own origin are trusted and could remove a sandbox themselves: they have one only if the registry says so. */
export function sandboxOf({ isolation, sandbox = [], popups }: NonNullable<ApplicationDocument["frame"]>): readonly string[] {
  if (isolation === "path" && sandbox.length === 0) return [];
  const usual = isolation === "origin" ? USUAL_SANDBOX : [];
  return sortedNames(new Set([...usual, ...sandbox, ...(popups === true ? POPUP_SANDBOX : [])]));
}
