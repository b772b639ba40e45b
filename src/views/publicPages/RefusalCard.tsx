import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import styles from "./RefusalCard.module.css";

/** Why an address was refused, with a code for the support; and the way back for a user who is still signed in. */
export const RefusalCard = observer(function RefusalCard() {
  const { location, session, goHome, copy } = usePublic();
  const { t } = useTranslation();
  const { refusal } = location;
  if (refusal === null && !session.signedIn) return null;
  return (
    <section className={styles.refusal} data-refusal={refusal?.reason}>
      {refusal && (
        <>
          <h2>{t(welcomeText.refusal.title)}</h2>
          <p>{t(welcomeText.refusal.reason[refusal.reason])}</p>
          <p className={styles.small}>{t(welcomeText.refusal.page, { page: refusal.address })}</p>
          <p className={styles.small}>{t(welcomeText.refusal.code, { code: refusal.code })}</p>
          <button type="button" className="quiet" onClick={() => void copy(refusal.code)}>
            {t(welcomeText.refusal.copy)}
          </button>
        </>
      )}
      {session.signedIn && (
        <button type="button" className="quiet" onClick={() => void goHome()}>
          {t(welcomeText.refusal.home)}
        </button>
      )}
    </section>
  );
});
