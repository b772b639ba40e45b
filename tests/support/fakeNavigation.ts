import type { Navigation } from "../../src/ports/navigation";

export interface FakeNavigation extends Navigation {
  /** Every address that was entered, in order. */
  readonly entered: readonly string[];
  readonly reloads: () => number;
}

/** An address bar without a browser. */
export function fakeNavigation(start = "/"): FakeNavigation {
  const listeners = new Set<(address: string) => void>();
  const entered = [start];
  let reloads = 0;
  const enter = (address: string) => {
    entered.push(address);
    for (const listener of [...listeners]) listener(address);
  };
  return {
    entered,
    reloads: () => reloads,
    current: () => entered.at(-1) ?? "/",
    entry: () => String(entered.length),
    push: enter,
    replace: enter,
    reload: () => {
      reloads += 1;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
