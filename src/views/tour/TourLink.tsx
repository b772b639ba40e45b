import { SCREENS } from "../../../generated/screens";
import { labelKey } from "../../domain/labels/labelKey";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";

/** The way to the page where a tour is prepared; once its name has come. */
export function TourLink({ onOpen }: { onOpen?: () => void }) {
  const { find } = useTranslation();
  const openLink = useOpenLink(onOpen);
  const name = find(labelKey.route(SCREENS.tour.route));
  if (name === undefined) return null;
  return (
    <a className="quiet" href={`/${SCREENS.tour.path}`} data-tour-link onClick={openLink}>
      {name}
    </a>
  );
}
