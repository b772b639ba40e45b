import { observer } from "mobx-react-lite";
import { useState } from "react";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import type { Tour } from "../../flows/tour/createTour";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TourPage.module.css";

/** Takes what was taken along off the device, which is asked first. Not without network: it could not be brought back. */
export const EmptyDevice = observer(function EmptyDevice({ tour: { tour, empty } }: { tour: Tour }) {
  const { network } = useShell();
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const words = accountText.tour;
  const isThere = tour.pages.length + tour.stored.length > 0;
  if (!isThere) return null;
  if (!asked)
    return (
      <button type="button" className="quiet" disabled={tour.busy || !network.online} onClick={() => setAsked(true)}>
        {t(words.empty)}
      </button>
    );
  return (
    <div className={styles.install} role="alertdialog" aria-label={t(words.empty)} data-empty-device>
      <p>{t(words.emptyAsk)}</p>
      <button type="button" className="quiet" onClick={() => setAsked(false)}>
        {t(welcomeText.common.cancel)}
      </button>
      <button
        type="button"
        className="primary"
        disabled={tour.busy || !network.online}
        onClick={() => void empty().finally(() => setAsked(false))}
      >
        {t(words.empty)}
      </button>
    </div>
  );
});
