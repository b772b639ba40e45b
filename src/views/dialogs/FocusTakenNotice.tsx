import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { usePublic } from "../context/public";
import { useNoticeText } from "../notices/useNoticeText";
import styles from "./FocusTakenNotice.module.css";

/** The notice about a page that took the keyboard, for the dialogs of the shell. */
export const FocusTakenNotice = observer(function FocusTakenNotice() {
  const { notices } = usePublic();
  const textOf = useNoticeText();
  const notice = notices.notices.find(({ lines }) => lines.includes(pagesText.frames.tookFocus.took));
  if (!notice) return null;
  return (
    <p role="alert" className={styles.notice}>
      {notice.lines.map((line) => textOf(line, notice)).join(" ")}
    </p>
  );
});
