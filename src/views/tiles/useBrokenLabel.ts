import { useMemo } from "react";
import { pagesText } from "../../../generated/text/pages";
import { readWordBreaks, withSoftHyphens } from "../../domain/labels/softHyphens";
import { useTranslation } from "../parts/useTranslation";

/** What a label looks like on a small tile: its long words broken where the language breaks them, also in a browser without a dictionary. */
export function useBrokenLabel(): (label: string) => string {
  const { t } = useTranslation();
  return useMemo(() => {
    const breaks = readWordBreaks(t(pagesText.tiles.breaks));
    return (label: string) => withSoftHyphens(label, breaks);
  }, [t]);
}
