import { useEffect, useState } from "react";
import type { FrameContext } from "../protocol/frames/messages/context";
import { connectToShell } from "./connectToShell";
import type { ConnectOptions } from "./options";
import type { AnyRoutes, Shell } from "./shell";
import { ShellError } from "./shellError";

/** State of the shell for a component; it is rendered again with every change. */
export type ShellState<Routes extends object = AnyRoutes> =
  | { readonly state: "connecting"; readonly shell: null; readonly context: null; readonly error: null }
  | { readonly state: "connected" | "stand-alone"; readonly shell: Shell<Routes>; readonly context: FrameContext; readonly error: null }
  | { readonly state: "failed"; readonly shell: null; readonly context: null; readonly error: ShellError };

const CONNECTING = { state: "connecting", shell: null, context: null, error: null } as const;

/** One connection per page, however many components use it. */
let connecting: Promise<Shell> | null = null;

/**
 * Connects to the shell and follows it: a component that draws from `context` follows deep links, herd, language, theme and network
 * without a reload. The options of the first component count.
 */
export function useShell<Routes extends object = AnyRoutes>(options?: ConnectOptions): ShellState<Routes> {
  const [state, setState] = useState<ShellState<Routes>>(CONNECTING);
  const [first] = useState(options);
  useEffect(() => {
    let stops: readonly (() => void)[] = [];
    let gone = false;
    connecting ??= connectToShell(first);
    const follow = (shell: Shell<Routes>) => {
      if (gone) return;
      const draw = () => setState({ state: shell.state, shell, context: shell.context, error: null });
      stops = [shell.onContext(draw), shell.onOpen(draw), shell.onNetwork(draw)];
      draw();
    };
    const fail = (error: unknown) => {
      if (gone || !(error instanceof ShellError)) return;
      connecting = null;
      setState({ state: "failed", shell: null, context: null, error });
    };
    connecting.then(follow, fail);
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, [first]);
  return state;
}
