import { type RefObject, useLayoutEffect, useRef } from "react";

/** What goes with the focus in it hands it on: to the first button of what comes next, or else to the heading of the page. */
export function useHandedFocus<Own extends HTMLElement>(): RefObject<Own | null> {
  const own = useRef<Own>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      // A page that is not in front takes no focus from the one that is.
      if (element === null || !document.hasFocus() || !element.contains(document.activeElement)) return;
      const next = element.nextElementSibling?.querySelector("button") ?? document.querySelector("h1");
      if (next instanceof HTMLHeadingElement) next.tabIndex = -1;
      next?.focus();
    };
  }, []);
  return own;
}
