import type { HerdContext } from "../../src/domain/herd/herdContext";
import type { ShopRecord } from "../../src/domain/registry/tables";

/** Which shops of a herd are active, so that it is in a context. */
export interface ContextRules {
  readonly active: ReadonlySet<string>;
  readonly inactive: () => ReadonlySet<string>;
  /** False when the shop must be active, or the last that is left for the context. */
  readonly close: (shop: string) => boolean;
  readonly mark: () => number;
  readonly undo: (mark: number) => void;
}

/** Null when no herd is so: a shop that does not exist is never active. */
export function contextRules(shops: readonly ShopRecord[], active: ReadonlySet<string>, context: HerdContext | null): ContextRules | null {
  const withFlag = (flag: ShopRecord["flag"]) => shops.filter((shop) => shop.flag === flag).map(({ value }) => value);
  const [dairy, beef] = [withFlag("laitier"), withFlag("allaitant")];
  const open = context === "M" ? [dairy, beef] : context === "L" ? [dairy] : [];
  const shut = context === "A" ? dairy : context === "L" ? beef : [];
  const closed = [...shut];
  const isPossible = () => open.every((some) => some.some((shop) => !closed.includes(shop)));
  if (shut.some((shop) => active.has(shop)) || [...active].some((shop) => !shops.some(({ value }) => value === shop))) return null;
  if (!isPossible()) return null;
  return {
    active,
    inactive: () => new Set(closed),
    close: (shop) => {
      if (active.has(shop)) return false;
      closed.push(shop);
      return isPossible();
    },
    mark: () => closed.length,
    undo: (mark) => {
      closed.length = mark;
    },
  };
}
