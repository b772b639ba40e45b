import styles from "./Desk.module.css";
import type { DeskHerd } from "./figures/deskHerds";
import { Sign } from "./marks/Sign";
import type { DeskTexts } from "./texts/deskTexts";
import { stateWords } from "./texts/stateWords";

interface StateChipProps {
  readonly texts: DeskTexts;
  readonly herd: Pick<DeskHerd, "state" | "count" | "late">;
}

/** How a herd stands, in an icon, a word and a colour. */
export function StateChip({ texts, herd }: StateChipProps) {
  const { state, late, count } = herd;
  const said = late > 0 ? "urgent" : state;
  return (
    <span className={styles.chip} data-state={state}>
      <Sign name={state} />
      <span className={styles.short} aria-hidden="true">
        {late + count > 0 && <b>{late || count}</b>}
        <small>{said === "fine" ? texts.states.fine(0) : texts.figures[said]}</small>
      </span>
      <span className={styles.word}>{stateWords(texts, herd)}</span>
    </span>
  );
}
