import type { ReactNode } from "react";
import { Icon } from "../parts/Icon";
import styles from "./Tiles.module.css";

interface TileFaceProps {
  readonly icon: string;
  readonly icons: Readonly<Record<string, string>>;
  readonly label: string;
  /** The label as it is broken into lines. */
  readonly children: ReactNode;
}

/** What every tile shows, here and in the studio: its icon, and what it is called. */
export function TileFace({ icon, icons, label, children }: TileFaceProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} more={icons} />
      </span>
      {/* What does not fit three lines is whole in the tooltip, and for those who listen. */}
      <span className={styles.label} dir="auto" title={label}>
        {children}
      </span>
    </>
  );
}
