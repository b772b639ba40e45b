import { herdBreed } from "../../../domain/herd/herdBreed";
import type { HerdChoice } from "../../../stores/herdChoiceStore";
import { HerdNumber } from "../../formats/HerdNumber";
import { COW_ILLUSTRATIONS } from "./cowCoats";
import styles from "./HerdCardButton.module.css";

/** What stands on every card, in the language in use. */
export interface HerdCardTexts {
  /** What stands before the number of the herd, and after it. */
  readonly number: readonly string[];
  readonly dairy: string;
  readonly beef: string;
  readonly both: string;
  readonly opened: string;
}

interface HerdCardProps {
  readonly card: HerdChoice;
  readonly isOpen: boolean;
  readonly texts: HerdCardTexts;
  readonly onChoose: (token: string) => void;
}

/** One herd to choose: its picture, name, number, town, and what it is kept for. */
export function HerdCardButton({ card, isOpen, texts, onChoose }: HerdCardProps) {
  const { token, numCheptel, elevageEnCours, laitier, allaitant } = card;
  const kept = laitier ? (allaitant ? texts.both : texts.dairy) : texts.beef;
  return (
    <button
      type="button"
      className={styles.card}
      data-herd-card={numCheptel}
      aria-current={isOpen || undefined}
      data-kept={laitier ? "dairy" : "beef"}
      onClick={() => onChoose(token)}
    >
      <img src={COW_ILLUSTRATIONS[herdBreed(card, numCheptel)]} alt="" width="104" height="76" loading="lazy" decoding="async" />
      <span className={styles.words}>
        <span className={styles.name} title={elevageEnCours.denomination} translate="no">
          {elevageEnCours.denomination}
        </span>
        <span>
          {texts.number[0]}
          <HerdNumber number={numCheptel} />
          {texts.number[1]}
        </span>
        <span>
          {elevageEnCours.commune && `${elevageEnCours.commune} · `}
          <em>{kept}</em>
          {isOpen && <strong>{texts.opened}</strong>}
        </span>
      </span>
    </button>
  );
}
