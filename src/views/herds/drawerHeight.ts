import { LAYOUT } from "../../../generated/settings";

/** Section 6: for a multi-herd user the drawer leaves a strip of the window free; otherwise it is as high as the window. */
export function drawerHeight(multiHerd: boolean): string {
  return multiHerd ? `calc(100dvh - ${LAYOUT.multiDrawerHeightOffsetPx}px)` : "100dvh";
}
