import { useState } from "react";
import styles from "./Desk.module.css";
import type { DeskHerd } from "./figures/deskHerds";
import { HerdRow } from "./HerdRow";
import type { DeskTexts } from "./texts/deskTexts";

interface HerdListProps {
  readonly texts: DeskTexts;
  readonly herds: readonly DeskHerd[];
  readonly openHerd: string | null;
  readonly picked: string | null;
  readonly onOpen: (herd: DeskHerd) => void;
  readonly onPick: (herd: DeskHerd) => void;
}

/** Rows that are added at a time: of thousands of herds only what was asked for is in the page. */
const PAGE = 50;

export function HerdList({ texts, herds, openHerd, picked, onOpen, onPick }: HerdListProps) {
  const [shown, setShown] = useState(PAGE);
  const more = Math.min(PAGE, herds.length - shown);
  const { columns } = texts;
  return (
    <div className={styles.list}>
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.name}>{columns.herd}</span>
        <span>{columns.state}</span>
        <span className={styles.number}>{columns.trend}</span>
        <span className={styles.number}>
          {columns.milk} <small>kg</small>
        </span>
        <span className={styles.number}>
          {columns.cells} <small>k/mL</small>
        </span>
        <span className={styles.number}>{columns.visit}</span>
      </div>
      <ul aria-label={texts.title}>
        {herds.slice(0, shown).map((herd, at) => (
          <li key={herd.numCheptel} aria-setsize={herds.length} aria-posinset={at + 1}>
            <HerdRow {...{ texts, herd, onOpen, onPick }} isOpen={herd.numCheptel === openHerd} isPicked={herd.numCheptel === picked} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {texts.more(more)}
        </button>
      )}
    </div>
  );
}
