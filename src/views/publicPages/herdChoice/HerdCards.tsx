import { memo, useEffect, useRef, useState } from "react";
import { accountText } from "../../../../generated/text/account";
import type { HerdChoice } from "../../../stores/herdChoiceStore";
import { useTranslation } from "../../parts/useTranslation";
import { HerdCardButton, type HerdCardTexts } from "./HerdCardButton";
import styles from "./HerdCards.module.css";

interface HerdCardsProps {
  readonly cards: readonly HerdChoice[];
  /** Token of the herd that is open. */
  readonly opened: string | null;
  readonly busy: boolean;
  readonly onChoose: (token: string) => void;
}

/** Cards drawn together. */
const BATCH = 48;
/** Where the number of a herd stands in its line. */
const GAP = "\n";
/** With the gap below it, about. */
const CARD_HEIGHT = "128px";

/** The cards of the herds found, thousands of them if need be: those far from what is seen only have space reserved. */
export const HerdCards = memo(function HerdCards({ cards, opened, busy, onChoose }: HerdCardsProps) {
  const { t } = useTranslation();
  const { number, dairy, beef, both, opened: isOpen } = accountText.multi;
  const texts = { number: t(number, { number: GAP }).split(GAP), dairy: t(dairy), beef: t(beef), both: t(both), opened: t(isOpen) };
  return (
    <ul className={styles.cards} aria-busy={busy}>
      {batchesOf(cards).map((batch, index) => (
        <CardsBatch key={batch[0]?.token} cards={batch} first={index === 0} opened={opened} texts={texts} onChoose={onChoose} />
      ))}
    </ul>
  );
});

interface CardsBatchProps extends Omit<HerdCardsProps, "busy"> {
  readonly first: boolean;
  readonly texts: HerdCardTexts;
}

function CardsBatch({ cards, opened, first, texts, onChoose }: CardsBatchProps) {
  const [near, setNear] = useState(first);
  const room = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (room.current === null) return;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: "800px",
    });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  if (!near)
    return (
      <li
        ref={room}
        className={styles.room}
        style={{ height: `calc(${cards.length} * ${CARD_HEIGHT} / var(--columns))` }}
        aria-hidden="true"
      />
    );
  return cards.map((card) => (
    <li key={card.token}>
      <HerdCardButton card={card} isOpen={card.token === opened} texts={texts} onChoose={onChoose} />
    </li>
  ));
}

function batchesOf(cards: readonly HerdChoice[]): readonly (readonly HerdChoice[])[] {
  return Array.from({ length: Math.ceil(cards.length / BATCH) }, (_, index) => cards.slice(index * BATCH, (index + 1) * BATCH));
}
