import type { Services } from "../ports/services";
import type { DeviceHints } from "./browserDevice";

/** The typeface of the product: the one that the style sheet names (src/views/theme/typeface.css). */
export function createTypeface({ navigator, document }: Window): Services["fetchTypeface"] {
  const { connection }: DeviceHints & Navigator = navigator;
  return async () => {
    if (connection?.saveData === true) return false;
    await Promise.all([...document.fonts].map((face) => face.load()));
    return true;
  };
}
