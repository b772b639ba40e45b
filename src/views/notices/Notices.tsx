import { observer } from "mobx-react-lite";
import type { FocusEvent, PointerEvent } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import type { Notice } from "../../stores/noticeStore";
import { usePublic } from "../context/public";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./Notices.module.css";
import { useNoticeText } from "./useNoticeText";

/** Messages at the top right (section 8). */
export const Notices = observer(function Notices() {
  const { notices } = usePublic();
  return (
    <div className={styles.stack}>
      {notices.notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
});

/** The time of a notice stands still while the pointer or the focus is on it. */
function NoticeCard({ notice }: { notice: Notice }) {
  const { id, kind, lines } = notice;
  const { notices } = usePublic();
  const textOf = useNoticeText();
  const { t } = useTranslation();
  const reading = {
    onPointerEnter: () => notices.pauseTimer(id),
    onFocus: () => notices.pauseTimer(id),
    onPointerLeave: ({ currentTarget }: PointerEvent) => currentTarget.matches(":focus-within") || notices.resumeTimer(id),
    onBlur: ({ currentTarget }: FocusEvent) => currentTarget.matches(":hover") || notices.resumeTimer(id),
  };
  return (
    <div className={styles[kind]} role={kind === "negative" ? "alert" : "status"} data-notice={kind} {...reading}>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{textOf(line, notice)}</p>
        ))}
      </div>
      <button type="button" className="sign" aria-label={t(welcomeText.common.close)} onClick={() => notices.close(id)}>
        <Glyph name="close" size={20} />
      </button>
    </div>
  );
}
