import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import { CallSupport } from "./CallSupport";
import styles from "./RefusalCard.module.css";

/** Why an address was refused, the way back for a user who is still signed in (`isBack`), and folded away what the support asks for. */
export const RefusalCard = observer(function RefusalCard({ isBack }: { isBack: boolean }) {
  const { location, session, goHome, copy } = usePublic();
  const { t } = useTranslation();
  const { refusal } = location;
  return (
    <section className={styles.refusal} data-refusal={refusal?.reason} data-back={isBack}>
      {refusal && (
        <>
          {!isBack && <h2>{t(welcomeText.refusal.title)}</h2>}
          <p>{t(welcomeText.refusal.reason[refusal.reason])}</p>
        </>
      )}
      {isBack && session.expired !== null && <p>{t(welcomeText.logout.expired.line1)}</p>}
      {isBack && (
        <>
          <button type="button" className="primary" onClick={() => void goHome()}>
            {t(welcomeText.refusal.home)}
          </button>
          {refusal && <CallSupport look="quiet" />}
        </>
      )}
      {refusal && (
        <details className={styles.folded}>
          <summary>{t(welcomeText.refusal.details)}</summary>
          {t(welcomeText.refusal.page, { page: refusal.address })}
          <br />
          {t(welcomeText.refusal.code, { code: refusal.code })}{" "}
          <button type="button" onClick={() => void copy(refusal.code)}>
            {t(welcomeText.refusal.copy)}
          </button>
        </details>
      )}
    </section>
  );
});
