import { formatNumber } from "../../sdk/formats";
import { Coat } from "../../views/parts/Coat";
import styles from "./Desk.module.css";
import type { DeskHerd } from "./figures/deskHerds";
import { Sign } from "./marks/Sign";
import { Trend } from "./marks/Trend";
import { StateChip } from "./StateChip";
import type { DeskTexts } from "./texts/deskTexts";

interface HerdRowProps {
  readonly texts: DeskTexts;
  readonly herd: DeskHerd;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  readonly onOpen: (herd: DeskHerd) => void;
  /** It is pointed at, or has the focus. */
  readonly onPick: (herd: DeskHerd) => void;
}

/** One herd of the list; one press opens it. */
export function HerdRow({ texts, herd, isOpen, isPicked, onOpen, onPick }: HerdRowProps) {
  const { numCheptel, name, town, kind, breed, milk, cells, sinceVisit } = herd;
  const kilos = milk === null ? null : formatNumber(milk.at(-1) ?? 0, { min: 1, max: 1 });
  return (
    <button
      type="button"
      className={styles.row}
      data-herd-row={numCheptel}
      data-picked={isPicked}
      aria-current={isOpen ? "true" : undefined}
      onClick={() => onOpen(herd)}
      onFocus={() => onPick(herd)}
      onPointerEnter={() => onPick(herd)}
    >
      <Coat breed={breed} />
      <span className={styles.who}>
        <b translate="no">{name}</b>
        <small title={`${numCheptel} · ${town} · ${texts.kinds[kind]}`}>
          <span className={styles.herdNumber}>{numCheptel} · </span>
          {town} · <span className={styles.kind}>{texts.kinds[kind]}</span>
        </small>
      </span>
      <span className={styles.state}>
        <StateChip texts={texts} herd={herd} />
      </span>
      <span className={styles.trend}>{milk !== null && <Trend values={milk} className={styles.curve} />}</span>
      <Figure value={kilos} unit="kg" spoken={texts.spoken.milk} />
      <Figure value={cells === null ? null : String(cells)} unit="k/mL" spoken={texts.spoken.cells} />
      <span className={styles.visit}>
        <span aria-hidden="true">
          <span className={styles.label}>{texts.seen(texts.ago(sinceVisit))}</span>
          <span className={styles.ago}>{texts.ago(sinceVisit)}</span>
        </span>
        <span className="seenByReaders">, {texts.spoken.visit(String(sinceVisit))}</span>
      </span>
      <span className={styles.end}>{isOpen ? <span className={styles.opened}>{texts.opened}</span> : <Sign name="right" size={16} />}</span>
    </button>
  );
}

interface FigureProps {
  readonly value: string | null;
  readonly unit: string;
  readonly spoken: (value: string) => string;
}

function Figure({ value, unit, spoken }: FigureProps) {
  return (
    <span className={styles.figure}>
      <span aria-hidden="true">
        {value === null ? "—" : value} {value !== null && <small>{unit}</small>}
      </span>
      {value !== null && <span className="seenByReaders">, {spoken(value)}</span>}
    </span>
  );
}
