import { observer } from "mobx-react-lite";
import { useState } from "react";
import { OFFER_LABEL, OFFER_LABEL_FOR } from "../../../../generated/shops";
import { paletteText } from "../../../../generated/text/palette";
import { shellText } from "../../../../generated/text/shell";
import { labelKey } from "../../../domain/labels/labelKey";
import { offerLabel } from "../../../domain/shops/offerLabel";
import { choiceOf, toggleShop } from "../../../domain/shops/shopChoice";
import { activeShops } from "../../../domain/shops/shopStates";
import { useShell } from "../../context/shell";
import { useTranslation } from "../../parts/useTranslation";
import styles from "./ShopFilter.module.css";

/** Section 2.2, shop sub-menu: one toggle per shop, cancel, validate. */
export const ShopFilter = observer(function ShopFilter({ onDone }: { onDone: () => void }) {
  const { registry, session, applyShops } = useShell();
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const { shops } = registry.tables;
  const { user, effective } = session;
  const before = effective ? activeShops(shops, effective) : new Set<string>();
  const [choice, setChoice] = useState(() => choiceOf(shops, before));
  const { active, context } = choice;
  const changed = shops.some(({ value }) => before.has(value) !== active.has(value));
  const offer = effective && OFFER_LABEL_FOR.includes(effective.origin) ? offerLabel(OFFER_LABEL, effective) : "";
  const validate = async () => {
    setSaving(true);
    if (await applyShops(active)) onDone();
    else setSaving(false);
  };
  return (
    <div className={styles.filter}>
      <h2>{t(paletteText.shopFilter.title)}</h2>
      {offer !== "" && <p data-offer>{t(paletteText.shopFilter.offer, { offer })}</p>}
      <p>{t(user === null ? shellText.herds.noCurrent : active.size === 0 ? paletteText.shopFilter.none : paletteText.shopFilter.intro)}</p>
      {shops.map(({ value }) => (
        <label key={value}>
          <input
            type="checkbox"
            disabled={user === null || saving}
            checked={active.has(value)}
            onChange={() => setChoice(toggleShop(shops, choice, value))}
          />
          {t(labelKey.shop(value))}
          <span aria-hidden="true">{t(active.has(value) ? paletteText.shopFilter.active : paletteText.shopFilter.inactive)}</span>
        </label>
      ))}
      <p data-context={context}>{t(labelKey.context(context))}</p>
      <p className={styles.note} role="status">
        {t(saving ? paletteText.shopFilter.saving : paletteText.shopFilter.reload)}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="quiet" onClick={onDone}>
          {t(paletteText.shopFilter.cancel)}
        </button>
        <button type="button" className="primary" disabled={!changed || saving} onClick={() => void validate()}>
          {t(paletteText.shopFilter.validate)}
        </button>
      </div>
    </div>
  );
});
