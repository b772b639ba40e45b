import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { herdsText } from "../../../generated/text/herds";
import { shellText } from "../../../generated/text/shell";
import type { HerdSwitch } from "../../stores/herdListStore";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SwitchProgress.module.css";

/** A switch that takes longer than this may be given up. */
const PATIENCE_MS = 2000;

/** Which herd opens, what is waited for, how far it is, and after a while the way back. */
export const SwitchProgress = observer(function SwitchProgress({ numCheptel, step }: HerdSwitch) {
  const { herdList, session, sync, clock, stayInHerd } = useShell();
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => clock.after(PATIENCE_MS, () => setLong(true)), [clock]);
  const herd = herdList.herds.find((one) => one.numCheptel === numCheptel);
  const { waiting, progress } = sync.herd(session.numCheptel);
  const isSending = step === "sending" && waiting > 0;
  const total = Math.round(waiting / (1 - progress));
  const sending = isSending ? { done: total - waiting, total } : null;
  const detail = sending ? t(herdsText.herdSwitch.sending, sending) : step === "signingIn" ? t(herdsText.herdSwitch.signingIn) : "";
  return (
    <div className={styles.progress} data-switching={step}>
      <p role="status">{t(herdsText.herdSwitch.loading, { name: herd?.raisonSociale || t(shellText.herds.unnamed) })}</p>
      <small>{detail}</small>
      <progress aria-label={detail || t(herdsText.herdSwitch.signingIn)} max={1} {...(sending ? { value: progress } : {})} />
      {isLong && step !== "opening" && (
        <button type="button" className="quiet" onClick={stayInHerd}>
          {t(herdsText.herdSwitch.cancel)}
        </button>
      )}
    </div>
  );
});
