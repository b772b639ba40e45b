import { observer } from "mobx-react-lite";
import { useShell } from "../context/shell";
import { FrameOverlays } from "../frameOverlays/FrameOverlays";
import { QuickAccess } from "../palette/QuickAccess";
import { usePart } from "../parts/usePart";
import { ReloadOverlay } from "./ReloadOverlay";
import { UpdateOffer as Offer } from "./UpdateOffer";
import { usePreloadDialogs } from "./usePreloadDialogs";
import { usePrintFullFrame } from "./usePrintFullFrame";
import { useRegionNavigation } from "./useRegionNavigation";
import "../theme/print.css";

export { DesktopRail } from "./DesktopRail";
export { NavigationProgress } from "./NavigationProgress";
export { PhoneStrip } from "./PhoneStrip";

/** Here ahead of what it offers: by then the server may have no file of this page any more. */
export const UpdateOffer = observer(function UpdateOffer() {
  const offered = usePart(useShell().appUpdate).value;
  return offered && <Offer offered={offered} />;
});

export const OfflineBanner = observer(function OfflineBanner() {
  const { network, offlineCard } = useShell();
  const card = usePart(network.online ? null : offlineCard).value;
  return card && <card.OfflineBanner />;
});

export const NoRightsCard = observer(function NoRightsCard({ onLeave }: { onLeave: () => void }) {
  const { menu, noRightsCard } = useShell();
  const card = usePart(menu.hasNoRights ? noRightsCard : null).value;
  return card && <card.NoRightsCard onLeave={onLeave} />;
});

export const HerdSwitch = observer(function HerdSwitch() {
  const { herdList, herdViews } = useShell();
  const views = usePart(herdList.switching && herdViews).value;
  return views && <views.SwitchCard />;
});

/** What the layout has beside the menus and the page; it comes once the first page is there. */
export function ShellOverlays({ onLeave }: { onLeave: () => void }) {
  useRegionNavigation();
  usePreloadDialogs();
  usePrintFullFrame();
  return (
    <>
      <ReloadOverlay />
      <HerdSwitch />
      <QuickAccess onLeave={onLeave} />
      <FrameOverlays />
    </>
  );
}
