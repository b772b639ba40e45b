import { useEffect } from "react";

/**
 * A hidden frame is inert, which keeps the focus from what is in it, but not from its window (`window.focus()`): it is given back to where
 * it was. Looked at when the shell loses the focus, and when a page has been loaded, which may have taken it from another frame unseen.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    const look = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement)) return;
      if (activeElement.closest("[inert]") === null) last = activeElement;
      else if (last instanceof HTMLIFrameElement) last.contentWindow?.focus();
      else {
        activeElement.blur();
        last?.focus({ preventScroll: true });
      }
    };
    // Not while the browser is still moving the focus.
    const lookThen = () => queueMicrotask(look);
    document.addEventListener("focusin", note);
    document.addEventListener("load", lookThen, true);
    window.addEventListener("blur", lookThen);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("load", lookThen, true);
      window.removeEventListener("blur", lookThen);
    };
  }, []);
}
