import type { ParamValues } from "../domain/address/fillPath";

/** The page that shows the shell in a frame of its own, if there is one (section 4, navi). */
export interface ParentFrame {
  readonly navigate: (event: { readonly route: string; readonly params: ParamValues; readonly href: string }) => void;
}

/** Reload requests between the shell and its parent page (section 4, reload). */
export interface ParentCalls {
  /** Whether there may be a parent to hear. */
  readonly framed: boolean;
  /** The page asks for a reload. */
  readonly onReload: (run: () => void) => () => void;
  /** Asks the parent page to reload the shell now. */
  readonly reload: () => void;
}
