import { useMemo } from "react";
import { formatNumber, today } from "../../sdk/formats";
import { Coat } from "../../views/parts/Coat";
import deskStyles from "./Desk.module.css";
import { beefFigures } from "./figures/beefFigures";
import type { DeskHerd } from "./figures/deskHerds";
import styles from "./HerdCards.module.css";
import { Sign } from "./marks/Sign";
import { WideTrend } from "./marks/WideTrend";
import { StateChip } from "./StateChip";
import type { DeskTexts } from "./texts/deskTexts";

interface HerdCardsProps {
  readonly texts: DeskTexts;
  readonly language: string;
  readonly herds: readonly DeskHerd[];
  readonly openHerd: string | null;
  readonly onOpen: (herd: DeskHerd) => void;
  /** It is pointed at, or has the focus. */
  readonly onPick: (herd: DeskHerd) => void;
}

/** A few herds, with all that is known of each; one press opens it. Of one alone the list below says more. */
export function HerdCards({ texts, language, herds, openHerd, onOpen, onPick }: HerdCardsProps) {
  return (
    <ul className={styles.cards} aria-label={texts.title}>
      {herds.map((herd) => (
        <li key={herd.numCheptel}>
          <button
            type="button"
            className={styles.card}
            data-herd-row={herd.numCheptel}
            aria-current={herd.numCheptel === openHerd ? "true" : undefined}
            onClick={() => onOpen(herd)}
            onFocus={() => onPick(herd)}
            onPointerEnter={() => onPick(herd)}
          >
            <Coat breed={herd.breed} size={40} />
            <span className={deskStyles.who}>
              <b translate="no">{herd.name}</b>
              <small>
                <span className={deskStyles.herdNumber}>{herd.numCheptel} · </span>
                {herd.town} · <span className={deskStyles.kind}>{texts.kinds[herd.kind]}</span>
                {herds.length === 1 && ` · ${texts.withoutVisit(herd.sinceVisit)}`}
              </small>
            </span>
            {herds.length > 1 && <StateChip texts={texts} herd={herd} />}
            <span className={styles.end}>
              {herd.numCheptel === openHerd ? <span className={deskStyles.opened}>{texts.opened}</span> : <Sign name="right" size={20} />}
            </span>
            {herds.length > 1 && <Known {...{ texts, language, herd }} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface KnownProps extends Pick<HerdCardsProps, "texts" | "language"> {
  readonly herd: DeskHerd;
}

function Known({ texts, language, herd }: KnownProps) {
  const { numCheptel, milk, cells, sinceVisit } = herd;
  const { columns, spoken } = texts;
  const day = today();
  const kilos = (value: number) => formatNumber(value, { min: 1, max: 1 });
  const beef = useMemo(() => (milk === null ? beefFigures(numCheptel, day) : null), [milk, numCheptel, day]);
  const latest = kilos(milk?.at(-1) ?? 0);
  const gain = formatNumber(beef?.gains.at(-1) ?? 0);
  const curve = { language, until: day };
  return (
    <span className={styles.known}>
      {milk !== null && <Fact value={latest} unit="kg" label={columns.milk} said={spoken.milk(latest)} />}
      {cells !== null && <Fact value={String(cells)} unit="k/mL" label={columns.cells} said={spoken.cells(String(cells))} />}
      {beef !== null && (
        <>
          <Fact value={gain} unit="g" label={columns.gain} said={`${columns.gain} ${gain} g`} />
          <Fact value={String(beef.births)} unit="" label={columns.births} said={`${columns.births} ${beef.births}`} />
        </>
      )}
      <Fact value={texts.ago(sinceVisit)} unit="" label={columns.visit} said={spoken.visit(String(sinceVisit))} />
      {milk !== null && <WideTrend name={texts.curves.milk} values={milk} unit="kg" write={kilos} {...curve} />}
      {beef !== null && (
        <WideTrend name={texts.curves.gain} values={beef.gains} unit="g" write={(value) => formatNumber(value)} {...curve} />
      )}
    </span>
  );
}

interface FactProps {
  readonly value: string;
  readonly unit: string;
  readonly label: string;
  /** As a reader speaks it. */
  readonly said: string;
}

function Fact({ value, unit, label, said }: FactProps) {
  return (
    <span className={styles.fact}>
      <span aria-hidden="true">
        <b>{value}</b>
        {unit !== "" && <small>{`\u00a0${unit}`}</small>}
      </span>
      <small aria-hidden="true">{label}</small>
      <span className="seenByReaders">, {said}</span>
    </span>
  );
}
