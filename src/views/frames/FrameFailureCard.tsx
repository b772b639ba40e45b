import { paletteText } from "../../../generated/text/palette";
import type { StoppedProps } from "../context/failureCards";
import { useTranslation } from "../parts/useTranslation";
import { FrameCard } from "./FrameCard";

/** The card of a page that had come and is not shown. */
export function FrameFailureCard({ address, ...failure }: StoppedProps) {
  const { t } = useTranslation();
  return (
    <FrameCard {...failure} texts={paletteText.stopped[failure.why]}>
      {failure.why === "refused" && (
        <a className="quiet" href={address} target="_blank" rel="noreferrer">
          {t(paletteText.stopped.refused.open)}
        </a>
      )}
    </FrameCard>
  );
}
