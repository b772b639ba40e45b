import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { Dialog } from "../dialogs/Dialog";
import { BusinessName } from "../formats/BusinessName";
import { HerdNumber } from "../formats/HerdNumber";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { useShell } from "../shell";
import styles from "./HerdDrawer.module.css";

/** Section 2.2, herd drawer: the herds of the user under a search box. */
export const HerdDrawer = observer(function HerdDrawer() {
  const { menu, herdList, session, switchHerd } = useShell();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const close = () => menu.showDrawer(null);
  useEffect(() => herdList.open(), [herdList]);
  const choose = async (numCheptel: string) => {
    if (busy) return;
    setBusy(true);
    await switchHerd(numCheptel);
    setBusy(false);
    close();
  };
  const { visible, herds } = herdList;
  const empty = herds.length === 0 ? pagesText.herds.none : pagesText.herds.empty;
  return (
    <Dialog label={t(shellText.herds.title)} side="left" onClose={close}>
      <div className={styles.head}>
        <h2>{t(shellText.herds.title)}</h2>
        <button type="button" aria-label={t(pagesText.herds.close)} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      <input
        type="search"
        className="text"
        aria-label={t(pagesText.herds.search)}
        placeholder={t(pagesText.herds.searchHint)}
        value={herdList.query}
        onChange={(event) => herdList.search(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {visible.length === 0 ? t(empty) : t(RESULTS, { count: visible.length })}
      </p>
      <ul className={styles.list} aria-busy={busy}>
        {visible.map(({ numCheptel, raisonSociale, ville }) => (
          <li key={numCheptel}>
            <button
              type="button"
              data-herd-choice={numCheptel}
              aria-current={numCheptel === session.numCheptel ? "true" : undefined}
              onClick={() => void choose(numCheptel)}
            >
              <BusinessName name={raisonSociale || t(shellText.herds.unnamed)} />
              <small>
                <HerdNumber number={numCheptel} />
                {ville !== "" && ` · ${ville}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

/** Common stem of the plural forms. */
const RESULTS = pagesText.herds.results_other.replace(/_other$/, "");
