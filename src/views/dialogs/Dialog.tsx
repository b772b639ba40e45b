import { type ReactNode, useContext, useEffectEvent, useLayoutEffect, useRef } from "react";
import { closeOnBack, hasCloseWatcher } from "../parts/closeOnBack";
import { keepPageFocus } from "../parts/pageInFrame";
import styles from "./Dialog.module.css";
import { DialogNotice } from "./dialogNotice";

interface DialogProps {
  readonly label: string;
  readonly side?: "left" | "center";
  /** Stays until one of its buttons is pressed: neither Escape nor a click outside closes it. */
  readonly persistent?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the browser: it keeps the focus inside and gives it back. Mounted while it is open. */
export function Dialog({ label, side = "center", persistent = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const notice = useContext(DialogNotice);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // The browser gives the focus back to no page in a frame.
    const giveBack = keepPageFocus();
    element.showModal();
    // Not by its event, which comes later: a key pressed in between would find it neither open nor closed.
    const observer = new MutationObserver(() => closed());
    observer.observe(element, { attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      // Closing, unlike removing, gives the focus back; it must come first.
      element.close();
      giveBack();
    };
  }, []);
  // Before it is painted: from then on the back button may be pressed.
  useLayoutEffect(() => {
    if (persistent) return closeOnBack(null);
    if (!hasCloseWatcher()) return closeOnBack(() => dialog.current?.close());
  }, [persistent]);
  return (
    <dialog
      ref={dialog}
      closedby={persistent ? "none" : "any"}
      className={styles[side]}
      aria-label={label}
      onCancel={(event) => {
        if (persistent) event.preventDefault();
      }}
    >
      {notice}
      {children}
    </dialog>
  );
}
