import { FrameOverlays } from "../frameOverlays/FrameOverlays";
import { UnsavedDialog } from "../frames/UnsavedDialog";
import { useRestoreFocus } from "../frames/useRestoreFocus";
import { QuickAccess } from "../palette/QuickAccess";
import { HelpCorner } from "./HelpButtons";
import { PageBar } from "./NavigationProgress";
import { UpdatingLoader } from "./ReloadOverlay";
import { usePrintWhole } from "./usePrintFullFrame";
import { useRegionKeys } from "./useRegionNavigation";
import "../theme/print.css";

export { LogoutDialog } from "../dialogs/LogoutDialog";
export { HerdDrawer } from "../herds/HerdDrawer";
export { DesktopRail } from "./DesktopRail";

/** What the layout has beside the menus and the page; it comes once the first page is there. */
export function Surroundings({ onLeave }: { onLeave: () => void }) {
  useRegionKeys();
  useRestoreFocus();
  usePrintWhole();
  return (
    <>
      <PageBar />
      <HelpCorner />
      <UpdatingLoader />
      <UnsavedDialog />
      <QuickAccess onLeave={onLeave} />
      <FrameOverlays />
    </>
  );
}
