import type { ReactNode } from "react";
import { StrokeIcon } from "./StrokeIcon";
import styles from "./waitingNote.module.css";

const CLOUD_OFF = "M9.6 5.6A5 5 0 0 1 16.9 9A4.5 4.5 0 0 1 20 16.5M17 18H7a4 4 0 0 1-1-7.9a5 5 0 0 1 .5-1.7M3 3l18 18";

interface OfflineNoteProps {
  /** Entries that wait on the device. */
  readonly waiting?: number;
  readonly children: ReactNode;
}

/** Says that there is no network, and what that means for the page. */
export function OfflineNote({ waiting, children }: OfflineNoteProps) {
  return (
    <p className={`${styles.note} ${styles.offline}`} data-waiting={waiting}>
      <StrokeIcon path={CLOUD_OFF} />
      <span>{children}</span>
    </p>
  );
}
