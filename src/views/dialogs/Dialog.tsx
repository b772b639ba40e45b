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
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing, unlike removing, gives the focus back; it must come first.
    return () => element?.close();
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
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
