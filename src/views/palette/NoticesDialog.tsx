import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import { TitledDialog } from "../dialogs/TitledDialog";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { useTranslation } from "../parts/useTranslation";
import styles from "./NoticesDialog.module.css";

/** The messages of this session, to be read again: a positive one goes too soon for some (WCAG 2.2.1). */
export const NoticesDialog = observer(function NoticesDialog() {
  const quickAccess = useQuickAccess();
  const { language } = useShell();
  const { t } = useTranslation();
  if (quickAccess === null) return null;
  const { entries } = quickAccess.noticeHistory;
  const time = new Intl.DateTimeFormat(language.record?.locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <TitledDialog name="notices" title={t(paletteText.notices.history)}>
      {entries.length === 0 ? (
        <p className={styles.none}>{t(paletteText.notices.none)}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {entries.map(({ id, kind, lines, values, at }) => (
              <li key={id} data-past={kind}>
                <p className={styles.head}>
                  <strong>{t(paletteText.notices.kind[kind])}</strong> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
                </p>
                {lines.map((line) => (
                  <p key={line}>{t(line, values)}</p>
                ))}
              </li>
            ))}
          </ul>
          <button type="button" className="quiet" onClick={() => quickAccess.noticeHistory.clear()}>
            {t(paletteText.notices.clear)}
          </button>
        </>
      )}
    </TitledDialog>
  );
});
