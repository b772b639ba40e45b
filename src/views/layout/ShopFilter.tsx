import { observer } from "mobx-react-lite";
import { useState } from "react";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import { activeShops } from "../../domain/shops/shopStates";
import { useTranslation } from "../parts/useTranslation";
import { useShell } from "../shell";
import styles from "./ShopFilter.module.css";

/** Section 2.2, shop sub-menu: one toggle per shop, cancel, validate. */
export const ShopFilter = observer(function ShopFilter({ onDone }: { onDone: () => void }) {
  const { registry, session, applyShops } = useShell();
  const { t } = useTranslation();
  const { shops } = registry.tables;
  const before = session.effective ? activeShops(shops, session.effective) : new Set<string>();
  const [active, setActive] = useState(before);
  const changed = shops.some(({ value }) => before.has(value) !== active.has(value));
  const toggle = (value: string) => {
    const next = new Set(active);
    if (!next.delete(value)) next.add(value);
    setActive(next);
  };
  return (
    <div className={styles.filter}>
      <h2>{t(shellText.shopFilter.title)}</h2>
      <p>{t(active.size === 0 ? shellText.shopFilter.none : shellText.shopFilter.intro)}</p>
      {shops.map(({ value }) => (
        <label key={value}>
          <input type="checkbox" checked={active.has(value)} onChange={() => toggle(value)} />
          {t(labelKey.shop(value))}
        </label>
      ))}
      <p className={styles.note}>{t(shellText.shopFilter.reload)}</p>
      <div className={styles.buttons}>
        <button type="button" className="quiet" onClick={onDone}>
          {t(shellText.shopFilter.cancel)}
        </button>
        <button type="button" className="primary" disabled={!changed} onClick={() => void applyShops(active)}>
          {t(shellText.shopFilter.validate)}
        </button>
      </div>
    </div>
  );
});
