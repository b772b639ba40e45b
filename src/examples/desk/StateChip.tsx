import styles from "./Desk.module.css";
import type { DeskHerd } from "./figures/deskHerds";
import { Sign } from "./marks/Sign";
import type { DeskTexts } from "./texts/deskTexts";
import { stateWords } from "./texts/stateWords";

interface StateChipProps {
  readonly texts: DeskTexts;
  readonly herd: Pick<DeskHerd, "state" | "count" | "late">;
}

/** How a herd stands, in a sign, a word and a colour. */
export function StateChip({ texts, herd }: StateChipProps) {
  return (
    <span className={styles.chip} data-state={herd.state}>
      <Sign name={herd.state} />
      {herd.late + herd.count > 0 && (
        <span className={styles.short} aria-hidden="true">
          {herd.late || herd.count}
        </span>
      )}
      <span className={styles.word}>{stateWords(texts, herd)}</span>
    </span>
  );
}
