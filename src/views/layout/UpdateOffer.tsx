import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import type { AppUpdate } from "../../flows/update/appUpdate";
import { useTranslation } from "../parts/useTranslation";
import styles from "./UpdateOffer.module.css";

const SAID = {
  available: pagesText.update.available,
  sending: welcomeText.logout.update.line2,
  waiting: pagesText.update.waiting,
} as const;

/** A newer version of the shell waits: it is taken when the user says so. */
export const UpdateOffer = observer(function UpdateOffer({ offered }: { offered: AppUpdate }) {
  const { t } = useTranslation();
  const { state } = offered.update;
  if (state === "none") return null;
  return (
    <aside className={styles.offer} data-update={state}>
      <p role="status">{t(SAID[state])}</p>
      {state === "available" && (
        <>
          <button type="button" className="primary" onClick={() => void offered.accept()}>
            {t(pagesText.update.now)}
          </button>
          <button type="button" className="quiet" onClick={offered.later}>
            {t(pagesText.update.later)}
          </button>
        </>
      )}
    </aside>
  );
});
