import type { ParamValues } from "../domain/address/fillPath";

/** The page that shows the shell in a frame of its own, if there is one (section 4, navi). */
export interface ParentFrame {
  readonly navigate: (event: { readonly route: string; readonly params: ParamValues; readonly href: string }) => void;
}
