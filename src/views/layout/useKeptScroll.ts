import { type RefObject, useLayoutEffect } from "react";
import { useShell } from "../shell";

/** A list opens where it was left in this session. */
export function useKeptScroll(list: RefObject<HTMLElement | null>, name: string): void {
  const { scrolls } = useShell().menu;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.scrollTop = scrolls.get(name) ?? 0;
    // While the list is still in the page: taken out of it, it no longer knows.
    return () => void scrolls.set(name, element.scrollTop);
  }, [list, name, scrolls]);
}
