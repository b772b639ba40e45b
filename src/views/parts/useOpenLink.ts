import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { openOverSteps } from "./closeOnBack";

/** Follows a link inside the page on a plain click; new tab, new window and copying stay with the browser. */
export function useOpenLink(before?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { pathname, search } = event.currentTarget;
    event.preventDefault();
    before?.();
    openOverSteps(false, (replace) => void navigate(pathname + search, { replace }));
  };
}
