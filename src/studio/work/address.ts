import { useSyncExternalStore } from "react";

export type Screen = "menus" | "map" | "findings" | "changes";

/** What stands behind the # of the address: the screen and the names that lead further in it. */
export interface Address {
  readonly screen: Screen;
  readonly names: readonly string[];
}

const SCREENS: readonly Screen[] = ["menus", "map", "findings", "changes"];

/** Where the studio is; the browser's back and forward count. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  const [first, ...names] = hash.slice(1).split("/").map(decoded);
  return { screen: SCREENS.find((one) => one === first) ?? "menus", names };
}

export function hrefOf(screen: Screen, ...names: readonly string[]): string {
  return `#${[screen, ...names].map(encodeURIComponent).join("/")}`;
}

export function go(screen: Screen, ...names: readonly string[]): void {
  window.location.hash = hrefOf(screen, ...names);
}

function listen(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
