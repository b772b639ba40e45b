import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import type { OpenSession } from "../../flows/session/sessionList";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SessionsDialog.module.css";

/** One device on which the account is open. */
export const SessionEntry = observer(function SessionEntry({ entry }: { entry: OpenSession }) {
  const { language } = useShell();
  const { t } = useTranslation();
  const { device, current, bySupport, since, usedAt } = entry;
  const time = new Intl.DateTimeFormat(language.record?.locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li aria-current={current || undefined}>
      <p className={styles.device}>
        <strong>{device ?? t(paletteText.sessions.unknown)}</strong>
        {current && <span className={styles.mark}>{t(paletteText.sessions.current)}</span>}
        {bySupport && <span className={styles.mark}>{t(paletteText.sessions.bySupport)}</span>}
      </p>
      <p>{t(paletteText.sessions.since, { at: time.format(since) })}</p>
      <p>{t(paletteText.sessions.used, { at: time.format(usedAt) })}</p>
    </li>
  );
});
