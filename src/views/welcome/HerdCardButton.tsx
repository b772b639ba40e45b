import { welcomeText } from "../../../generated/text/welcome";
import type { HerdChoice } from "../../stores/herdChoiceStore";
import { useTranslation } from "../parts/useTranslation";
import styles from "./MultiPage.module.css";

/** One herd to choose: name, number, town, and what it is kept for. */
export function HerdCardButton({ card, onChoose }: { card: HerdChoice; onChoose: () => void }) {
  const { t } = useTranslation();
  const { numCheptel, elevageEnCours, laitier, allaitant } = card;
  const kept = laitier ? (allaitant ? welcomeText.multi.both : welcomeText.multi.dairy) : welcomeText.multi.beef;
  return (
    <button type="button" className={styles.card} data-herd-card={numCheptel} data-kept={laitier ? "dairy" : "beef"} onClick={onChoose}>
      <strong>{elevageEnCours.denomination}</strong>
      <span>{t(welcomeText.multi.number, { number: numCheptel })}</span>
      <span>{elevageEnCours.commune}</span>
      <em>{t(kept)}</em>
    </button>
  );
}
