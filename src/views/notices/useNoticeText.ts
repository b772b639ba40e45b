import type { Notice } from "../../stores/noticeStore";
import { useApplicationName } from "../parts/useApplicationName";
import { useTranslation } from "../parts/useTranslation";

/** Writes a line of a notice. */
export function useNoticeText(): (line: string, notice: Pick<Notice, "values" | "application">) => string {
  const { t } = useTranslation();
  const nameOf = useApplicationName();
  return (line, { values, application }) => t(line, application === undefined ? values : { ...values, application: nameOf(application) });
}
