import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { closeOnBack, hasCloseWatcher } from "./closeOnBack";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly label: string;
  readonly side?: "left" | "center";
  /** Stays until one of its buttons is pressed: neither Escape nor a click outside closes it. */
  readonly persistent?: boolean;
  /** Custom properties of its style, `--drawer` and `--drawer-height` for one at the side. */
  readonly sizes?: CSSProperties;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the browser: it keeps the focus inside and gives it back. Mounted while it is open. */
export function Dialog({ label, side = "center", persistent = false, sizes, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isTaken.current = false;
    element?.showModal();
    return () => {
      isTaken.current = true;
      // Closing, unlike removing, gives the focus back; it must come first.
      element?.close();
    };
  }, []);
  useEffect(() => {
    if (persistent) return closeOnBack(null);
    if (!hasCloseWatcher()) return closeOnBack(() => dialog.current?.close());
  }, [persistent]);
  return (
    <dialog
      ref={dialog}
      closedby={persistent ? "none" : "any"}
      className={styles[side]}
      aria-label={label}
      style={sizes}
      onCancel={(event) => {
        if (persistent) event.preventDefault();
      }}
      onBeforeToggle={(event) => {
        // At once: `close` comes a moment later, and a key pressed in between would find it neither open nor closed.
        if (event.newState === "closed" && !isTaken.current) onClose();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
