import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { SheetDialog } from "../dialogs/TitledDialog";
import { useFinding } from "../favourites/useQuickAccess";
import { useTranslation } from "../parts/useTranslation";
import styles from "./NoticesDialog.module.css";

/** The messages of this session, to be read again: a positive one goes too soon for some (WCAG 2.2.1). */
export const NoticesDialog = observer(function NoticesDialog() {
  const finding = useFinding();
  const { language } = useShell();
  const { t } = useTranslation();
  if (finding === null) return null;
  const { past } = finding.pastNotices;
  const time = new Intl.DateTimeFormat(language.record?.locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <SheetDialog name="notices" title={t(pagesText.notices.history)}>
      {past.length === 0 ? (
        <p className={styles.none}>{t(pagesText.notices.none)}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {past.map(({ id, kind, lines, values, at }) => (
              <li key={id} data-past={kind}>
                <p className={styles.head}>
                  <strong>{t(pagesText.notices.kind[kind])}</strong> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
                </p>
                {lines.map((line) => (
                  <p key={line}>{t(line, values)}</p>
                ))}
              </li>
            ))}
          </ul>
          <button type="button" className="quiet" onClick={() => finding.pastNotices.clear()}>
            {t(pagesText.notices.clear)}
          </button>
        </>
      )}
    </SheetDialog>
  );
});
