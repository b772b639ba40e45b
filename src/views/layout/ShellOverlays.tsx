import { FrameOverlays } from "../frameOverlays/FrameOverlays";
import { UnsavedDialog } from "../frames/UnsavedDialog";
import { useRestoreFocus } from "../frames/useRestoreFocus";
import { QuickAccess } from "../palette/QuickAccess";
import { HelpButtons } from "./HelpButtons";
import { NavigationProgress } from "./NavigationProgress";
import { ReloadOverlay } from "./ReloadOverlay";
import { usePrintFullFrame } from "./usePrintFullFrame";
import { useRegionNavigation } from "./useRegionNavigation";
import "../theme/print.css";

export { LogoutDialog } from "../dialogs/LogoutDialog";
export { HerdDrawer } from "../herds/HerdDrawer";
export { DesktopRail } from "./DesktopRail";

/** What the layout has beside the menus and the page; it comes once the first page is there. */
export function ShellOverlays({ onLeave }: { onLeave: () => void }) {
  useRegionNavigation();
  useRestoreFocus();
  usePrintFullFrame();
  return (
    <>
      <NavigationProgress />
      <HelpButtons />
      <ReloadOverlay />
      <UnsavedDialog />
      <QuickAccess onLeave={onLeave} />
      <FrameOverlays />
    </>
  );
}
