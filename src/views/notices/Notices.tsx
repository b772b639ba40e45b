import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./Notices.module.css";

/** Messages at the top right (section 8). */
export const Notices = observer(function Notices() {
  const { notices } = useFront();
  const { t } = useTranslation();
  return (
    <div className={styles.stack}>
      {notices.notices.map(({ id, kind, lines, values }) => (
        <div key={id} className={styles[kind]} role={kind === "negative" ? "alert" : "status"} data-notice={kind}>
          <div className={styles.lines}>
            {lines.map((line) => (
              <p key={line}>{t(line, values)}</p>
            ))}
          </div>
          <button type="button" className={styles.close} aria-label={t(welcomeText.common.close)} onClick={() => notices.close(id)}>
            <Glyph name="close" size={20} />
          </button>
        </div>
      ))}
    </div>
  );
});
