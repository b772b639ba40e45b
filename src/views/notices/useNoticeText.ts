import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import type { Notice } from "../../stores/noticeStore";
import { useTranslation } from "../parts/useTranslation";

/** Writes a line of a notice. */
export function useNoticeText(): (line: string, notice: Pick<Notice, "values" | "application">) => string {
  const { t, find } = useTranslation();
  return (line, { values, application }) =>
    t(line, application === undefined ? values : { ...values, application: find(labelKey.application(application)) ?? PRODUCT.name });
}
