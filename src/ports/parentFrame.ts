import type { ParamValues } from "../domain/address/fillPath";

/** The page that shows the shell in a frame of its own, if there is one (section 4, navi). */
export interface ParentFrame {
  readonly navigate: (event: { readonly route: string; readonly params: ParamValues; readonly href: string }) => void;
}

/** What passes between the shell and that page beside it (section 4, reload). */
export interface ParentCalls {
  /** The page asks for a reload. */
  readonly onReload: (run: () => void) => () => void;
  /** Tells the page that the shell may be loaded again now. */
  readonly reload: () => void;
}
