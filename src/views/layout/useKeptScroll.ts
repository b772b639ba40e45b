import { type RefObject, useEffect } from "react";
import { useShell } from "../shell";

/** A list opens where it was left in this session. */
export function useKeptScroll(list: RefObject<HTMLElement | null>, name: string): void {
  const { scrolls } = useShell().menu;
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.scrollTop = scrolls.get(name) ?? 0;
    const keep = () => void scrolls.set(name, element.scrollTop);
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  }, [list, name, scrolls]);
}
