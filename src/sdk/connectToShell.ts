import { handshake } from "./handshake";
import type { ConnectOptions } from "./options";
import type { AnyRoutes, Shell } from "./shell";

/**
 * Connects a sub-application to the shell around it. Resolves with the context already there; opened outside the shell it
 * resolves in stand-alone mode. Rejects with a `ShellError` when the page is in a frame but no shell answers.
 */
export function connectToShell<Routes extends object = AnyRoutes>(options: ConnectOptions = {}): Promise<Shell<Routes>> {
  return handshake<Routes>(options);
}
