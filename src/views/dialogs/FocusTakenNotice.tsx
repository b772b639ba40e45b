import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";

/** The notice about a page that took the keyboard, for the dialogs of the shell. */
export const FocusTakenNotice = observer(function FocusTakenNotice() {
  const { notices } = usePublic();
  const { t } = useTranslation();
  const notice = notices.notices.find(({ lines }) => lines.includes(pagesText.frames.tookFocus.took));
  return notice ? <p role="alert">{notice.lines.map((line) => t(line, notice.values)).join(" ")}</p> : null;
});
