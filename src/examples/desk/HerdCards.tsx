import { formatNumber, today } from "../../sdk/formats";
import { Coat } from "../../views/parts/Coat";
import deskStyles from "./Desk.module.css";
import type { DeskHerd } from "./figures/deskHerds";
import { lateEvents } from "./figures/lateEvents";
import styles from "./HerdCards.module.css";
import { Sign } from "./marks/Sign";
import { Trend } from "./marks/Trend";
import { StateChip } from "./StateChip";
import type { DeskTexts } from "./texts/deskTexts";

interface HerdCardsProps {
  readonly texts: DeskTexts;
  readonly herds: readonly DeskHerd[];
  readonly openHerd: string | null;
  readonly onOpen: (herd: DeskHerd) => void;
  /** It is pointed at, or has the focus. */
  readonly onPick: (herd: DeskHerd) => void;
}

const CURVE = { width: 200, height: 56 };

/** A few herds, with all that is known of each; one press opens it. Of one alone the list below says more. */
export function HerdCards({ texts, herds, openHerd, onOpen, onPick }: HerdCardsProps) {
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
            <span className={styles.end}>
              {herd.numCheptel === openHerd ? <span className={deskStyles.opened}>{texts.opened}</span> : <Sign name="right" size={20} />}
            </span>
            {herds.length > 1 && <Known {...{ texts, herd }} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Known({ texts, herd }: { readonly texts: DeskTexts; readonly herd: DeskHerd }) {
  const { milk, cells, sinceVisit, state } = herd;
  const late = lateEvents(herd, today());
  const { columns, spoken } = texts;
  const kilos = formatNumber(milk?.at(-1) ?? 0, { min: 1, max: 1 });
  return (
    <span className={styles.known}>
      {milk !== null && <Fact value={kilos} unit="kg" label={columns.milk} said={spoken.milk(kilos)} />}
      {cells !== null && <Fact value={String(cells)} unit="k" label={columns.cells} said={spoken.cells(String(cells))} />}
      <Fact value={texts.days(sinceVisit)} unit="" label={columns.visit} said={spoken.visit(String(sinceVisit))} />
      {milk !== null && (
        <span className={styles.trend}>
          <Trend values={milk} size={CURVE} className={deskStyles.curve} />
          <small aria-hidden="true">{columns.trend}</small>
        </span>
      )}
      <span className={styles.waits}>
        {late > 0 && (
          <span className={deskStyles.chip} data-state="urgent">
            <Sign name="urgent" />
            {texts.late(late)}
          </span>
        )}
        {(late === 0 || state !== "fine") && <StateChip texts={texts} herd={herd} isWhole />}
      </span>
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
