import { type RefObject, useLayoutEffect } from "react";
import { useShell } from "../../context/shell";

/** A list opens where it was left in this session; says whether that is further down than its top. */
export function useScrollRestoration(list: RefObject<HTMLElement | null>, name: string): boolean {
  const { scrollPositions } = useShell().menu;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const kept = scrollPositions.get(name) ?? 0;
    // Written only where it changes something: it has the whole list laid out.
    if (kept > 0) element.scrollTop = kept;
    return () => {
      // While the list is still in the page: taken out of it, it no longer knows.
      scrollPositions.set(name, element.scrollTop);
      element.scrollTop = 0;
    };
  }, [list, name, scrollPositions]);
  return (scrollPositions.get(name) ?? 0) > 0;
}
