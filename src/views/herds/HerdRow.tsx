import { observer } from "mobx-react-lite";
import { herdsText } from "../../../generated/text/herds";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { herdContext } from "../../domain/herd/herdContext";
import { labelKey } from "../../domain/labels/labelKey";
import type { HerdInfo, UserProfile } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { HerdNumber } from "../formats/HerdNumber";
import { Glyph } from "../parts/Glyph";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { HerdListIcon } from "./HerdListIcon";
import { HerdMark } from "./HerdMark";
import styles from "./HerdRow.module.css";
import { moveFocus } from "./moveFocus";

interface HerdRowProps {
  readonly herd: HerdInfo;
  /** What the device knows of it: it was opened here. */
  readonly profile: UserProfile | null;
  /** There is room to say who keeps it, and when it was visited. */
  readonly isWhole?: boolean;
  readonly onChoose: (herd: HerdInfo) => void;
}

/** One herd to choose: its whole name, town, kind and number, and what of it is still on the device. */
export const HerdRow = observer(function HerdRow({ herd, profile, isWhole = false, onChoose }: HerdRowProps) {
  const { session, sync, network, tileFigures, offline } = useShell();
  const { t, find } = useTranslation();
  const { numCheptel, raisonSociale, ville, prenom, nom } = herd;
  const isCurrent = numCheptel === session.numCheptel;
  const { waiting, parked } = sync.herd(numCheptel);
  const known = (isCurrent ? session.user : profile) ?? herd;
  const context = known.laitier === undefined ? "" : herdContext({ dairy: known.laitier, beef: known.allaitant === true });
  const figures = usePart(tileFigures).value;
  const need = figures?.needs().get(numCheptel);
  const days = isWhole ? figures?.sinceVisit(numCheptel) : undefined;
  const person = `${prenom} ${nom}`.trim();
  const isKept = usePart(offline).value?.has(numCheptel) === true && profile !== null;
  const kind = context === "" ? undefined : find(labelKey.context(context));
  return (
    <button
      type="button"
      className={styles.row}
      data-herd-choice={numCheptel}
      data-whole={isWhole || undefined}
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => onChoose(herd)}
      onKeyDown={moveFocus}
    >
      <HerdMark herd={known} size={36} />
      <span className={styles.words}>
        <b translate={raisonSociale === "" ? undefined : "no"}>{raisonSociale || t(shellText.herds.unnamed)}</b>
        <small className={styles.place}>
          {ville !== "" && (
            <span>
              {DOT}
              {ville}
            </span>
          )}
          {kind !== undefined && (
            <span>
              {DOT}
              {kind}
            </span>
          )}
          <span>
            {DOT}
            <HerdNumber number={numCheptel} />
          </span>
        </small>
        {isWhole && (
          <small className={styles.keeper}>
            {person !== "" && (
              <span translate="no">
                {DOT}
                {person}
              </span>
            )}
            {days !== undefined && (
              <span>
                {DOT}
                {t(herdsText.herds.visited, { days })}
              </span>
            )}
          </small>
        )}
      </span>
      <span className={styles.signs}>
        {isKept && (
          <span className={styles.away} title={t(herdsText.herds.kept)}>
            <HerdListIcon name="kept" size={16} />
            <span className="visuallyHidden">{t(herdsText.herds.kept)}</span>
          </span>
        )}
        {need && (
          <span className={styles[need.tone]} title={t(herdsText.herds[need.tone])}>
            <HerdListIcon name={need.tone} />
            <span>
              {need.count} <span className={styles.word}>{t(herdsText.herds[need.tone])}</span>
            </span>
          </span>
        )}
        {parked > 0 && (
          <span className={styles.toCorrect} title={t(pagesText.sync.word.WARNING)}>
            <HerdListIcon name="toCorrect" />
            {parked} <span className="visuallyHidden">{t(pagesText.sync.word.WARNING)}</span>
          </span>
        )}
        {waiting > 0 && (
          <span className={styles.waiting} title={t(pagesText.sync.word.DRAFT)}>
            <HerdListIcon name="waiting" />
            {waiting} <span className="visuallyHidden">{t(pagesText.sync.word.DRAFT)}</span>
          </span>
        )}
        {isCurrent && (
          <span className={styles.open}>
            <HerdListIcon name="open" />
            <span>{t(herdsText.herds.opened)}</span>
          </span>
        )}
        {!isCurrent && profile === null && !network.online && (
          <span className={styles.away} title={t(herdsText.herds.needsNetwork)}>
            <Glyph name="offline" size={16} />
            <span className="visuallyHidden">{t(herdsText.herds.needsNetwork)}</span>
          </span>
        )}
      </span>
    </button>
  );
});

/** Between two that stand in one line. */
const DOT = <i> · </i>;
