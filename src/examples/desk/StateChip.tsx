import styles from "./Desk.module.css";
import type { HerdFigures } from "./figures/sampleDeskHerd";
import { Sign } from "./marks/Sign";
import type { DeskTexts } from "./texts/deskTexts";

interface StateChipProps {
  readonly texts: DeskTexts;
  readonly herd: Pick<HerdFigures, "state" | "count">;
}

/** How a herd stands, in a sign, a word and a colour. */
export function StateChip({ texts, herd }: StateChipProps) {
  return (
    <span className={styles.chip} data-state={herd.state}>
      <Sign name={herd.state} />
      {herd.count > 0 && (
        <span className={styles.short} aria-hidden="true">
          {herd.count}
        </span>
      )}
      <span className={styles.word}>{texts.states[herd.state](herd.count)}</span>
    </span>
  );
}
