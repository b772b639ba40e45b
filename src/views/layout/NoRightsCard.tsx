import { observer } from "mobx-react-lite";
import { PRODUCT } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./NoRightsCard.module.css";

/** The home of an account to which no right has been given yet: why there is nothing to open, and what to do about it. */
export const NoRightsCard = observer(function NoRightsCard({ onLeave }: { onLeave: () => void }) {
  const { menu, session } = useShell();
  const { t } = useTranslation();
  const user = session.effective;
  if (user === null || !menu.hasNoRights) return null;
  const words = paletteText.noRights;
  const account = [session.login, `${user.prenom} ${user.nom}`, user.numCheptel].filter((part) => part?.trim()).join(" · ");
  return (
    <section className={styles.card} data-no-rights>
      <h2>{t(words.title)}</h2>
      <p>{t(words.text)}</p>
      <p>{t(words.account, { account })}</p>
      <ul className={styles.contacts}>
        {user.emetteur !== "" && (
          <li>
            <span>
              <b>{t(words.adviser)}</b>
              <small>
                {user.emetteur} · {t(words.adviserHint)}
              </small>
            </span>
          </li>
        )}
        <li>
          <span>
            <b>{t(words.support)}</b>
            <small>{PRODUCT.supportPhone}</small>
          </span>
          <a className="quiet" href={`tel:${PRODUCT.supportPhone.replaceAll(" ", "")}`}>
            {t(words.call)}
          </a>
        </li>
      </ul>
      <a className={styles.help} href={PRODUCT.supportSite} target="_blank" rel="noreferrer">
        {t(pagesText.tiles.newTab, { label: t(pagesText.menu.help) })}
      </a>
      <button type="button" className="quiet" onClick={onLeave}>
        {t(shellText.menu.logout)}
      </button>
    </section>
  );
});
