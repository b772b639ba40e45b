import { observer } from "mobx-react-lite";
import { useState } from "react";
import { paletteText } from "../../../../generated/text/palette";
import { shellText } from "../../../../generated/text/shell";
import { OFFER_LABEL, OFFER_LABEL_FOR } from "../../../../generated/workshops";
import { labelKey } from "../../../domain/labels/labelKey";
import { offerLabel } from "../../../domain/workshops/offerLabel";
import { choiceOf, toggleWorkshop } from "../../../domain/workshops/workshopChoice";
import { activeWorkshops } from "../../../domain/workshops/workshopStates";
import { useShell } from "../../context/shell";
import { useTranslation } from "../../parts/useTranslation";
import styles from "./WorkshopFilter.module.css";

/** Section 2.2, shop sub-menu: one toggle per workshop, cancel, validate. What is chosen is for the herd that is open. */
export const WorkshopFilter = observer(function WorkshopFilter(props: WorkshopFilterProps) {
  return <WorkshopChoices key={useShell().session.numCheptel} {...props} />;
});

interface WorkshopFilterProps {
  readonly onDone: () => void;
}

const WorkshopChoices = observer(function WorkshopChoices({ onDone }: WorkshopFilterProps) {
  const { registry, session, applyWorkshops } = useShell();
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const { workshops } = registry.tables;
  const { user, effective } = session;
  const before = effective ? activeWorkshops(workshops, effective) : new Set<string>();
  const [choice, setChoice] = useState(() => choiceOf(workshops, before));
  const { active, context } = choice;
  const changed = workshops.some(({ value }) => before.has(value) !== active.has(value));
  const offer = effective && OFFER_LABEL_FOR.includes(effective.origin) ? offerLabel(OFFER_LABEL, effective) : "";
  const validate = async () => {
    setSaving(true);
    if (await applyWorkshops(active)) onDone();
    else setSaving(false);
  };
  return (
    <div className={styles.filter}>
      <h2>{t(paletteText.workshopFilter.title)}</h2>
      {offer !== "" && <p data-offer>{t(paletteText.workshopFilter.offer, { offer })}</p>}
      <p>
        {t(
          user === null
            ? shellText.herds.noCurrent
            : active.size === 0
              ? paletteText.workshopFilter.none
              : paletteText.workshopFilter.intro,
        )}
      </p>
      {workshops.map(({ value }) => (
        <label key={value}>
          <input
            type="checkbox"
            disabled={user === null || saving}
            checked={active.has(value)}
            onChange={() => setChoice(toggleWorkshop(workshops, choice, value))}
          />
          {t(labelKey.workshop(value))}
          <span aria-hidden="true">{t(active.has(value) ? paletteText.workshopFilter.active : paletteText.workshopFilter.inactive)}</span>
        </label>
      ))}
      <p data-context={context}>{t(labelKey.context(context))}</p>
      <p className={styles.note} role="status">
        {t(saving ? paletteText.workshopFilter.saving : paletteText.workshopFilter.reload)}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="quiet" onClick={onDone}>
          {t(paletteText.workshopFilter.cancel)}
        </button>
        <button type="button" className="primary" disabled={!changed || saving} onClick={() => void validate()}>
          {t(paletteText.workshopFilter.validate)}
        </button>
      </div>
    </div>
  );
});
