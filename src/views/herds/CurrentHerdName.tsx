import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { BusinessName } from "../formats/BusinessName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./CurrentHerdName.module.css";

/** The current herd, or the words that there is none. */
export const CurrentHerdName = observer(function CurrentHerdName({ none = shellText.herds.noCurrent }: { none?: string }) {
  const { session } = useShell();
  const { t } = useTranslation();
  const { user, numCheptel } = session;
  if (user === null || numCheptel === null) {
    // One alone is opened by a press.
    const [herd, ...others] = session.effective?.infoCheptels ?? [];
    return (
      <span className={styles.name}>
        {herd?.raisonSociale && others.length === 0 ? <BusinessName name={herd.raisonSociale} /> : t(none)}
      </span>
    );
  }
  const { denomination } = user.elevageEnCours;
  const more = t(shellText.herds.number, { number: numCheptel });
  return (
    <span className={styles.name} data-herd={numCheptel}>
      {denomination === "" ? <span title={more}>{t(shellText.herds.unnamed)}</span> : <BusinessName name={denomination} more={more} />}
    </span>
  );
});
