import { pagesText } from "../../../generated/text/pages";
import type { FrameFailure } from "../../stores/framesStore";
import { useTranslation } from "../parts/useTranslation";
import { type FailureProps, FrameCard } from "./FrameCard";

interface FrameFailureCardProps extends FailureProps<Exclude<FrameFailure, "notAnswering" | "offline">> {
  readonly address: string;
}

/** The card of a page that had come and is not shown: like its words it follows the first frame. */
export function FrameFailureCard({ address, ...failure }: FrameFailureCardProps) {
  const { t, find } = useTranslation();
  const texts = pagesText.stopped[failure.why];
  if (find(texts.text) === undefined) return null;
  return (
    <FrameCard {...failure} texts={texts}>
      {failure.why === "refused" && (
        <a href={address} target="_blank" rel="noreferrer">
          {t(pagesText.stopped.refused.open)}
        </a>
      )}
    </FrameCard>
  );
}
