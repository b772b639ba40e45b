import type { ReactNode } from "react";
import { Icon } from "../../views/parts/Icon";
import styles from "../../views/tiles/Tiles.module.css";

interface TileFaceProps {
  readonly icon: string;
  readonly icons: Readonly<Record<string, string>>;
  readonly label: string;
  /** The label as it is broken into lines. */
  readonly children: ReactNode;
}

/** What a tile of the shell shows, in its own looks: its icon, and below it what it is called. */
export function TileFace({ icon, icons, label, children }: TileFaceProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} more={icons} />
      </span>
      {/* What does not fit two lines is whole in the tooltip, and for those who listen. */}
      <span className={styles.label} dir="auto" title={label}>
        {children}
      </span>
    </>
  );
}
