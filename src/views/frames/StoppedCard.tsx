import { paletteText } from "../../../generated/text/palette";
import type { StoppedProps } from "../context/failureProps";
import { useTranslation } from "../parts/useTranslation";
import { FailureCard } from "./FailureCard";

/** The card of a page that had come and is not shown. */
export function StoppedCard({ address, ...failure }: StoppedProps) {
  const { t } = useTranslation();
  return (
    <FailureCard {...failure} texts={paletteText.stopped[failure.why]}>
      {failure.why === "refused" && (
        <a className="quiet" href={address} target="_blank" rel="noreferrer">
          {t(paletteText.stopped.refused.open)}
        </a>
      )}
    </FailureCard>
  );
}
