import { observer } from "mobx-react-lite";
import { useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { shellText } from "../../../generated/text/shell";
import { welcomeText } from "../../../generated/text/welcome";
import { userName } from "../../domain/session/userName";
import { useShell } from "../context/shell";
import { DialogNotice } from "../dialogs/dialogNotice";
import { FocusTakenNotice } from "../dialogs/FocusTakenNotice";
import { FrameArea } from "../frames/FrameArea";
import { useGuardFocus } from "../frames/useGuardFocus";
import { SignInProgress } from "../notices/SignInProgress";
import { PressedPart } from "../parts/PressedPart";
import { useIsDesktop } from "../parts/useIsDesktop";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { DesktopBar } from "./DesktopBar";
import { logoutDialog, menuDrawer, overlays, sectionPanel } from "./layoutParts";
import { MobileHeader } from "./MobileHeader";
import { PageTitle } from "./PageTitle";
import styles from "./ShellPage.module.css";

/** Section 2.2, main layout: menus around the frame that is open. */
export const ShellPage = observer(function ShellPage() {
  const { menu, location, framesStore, frames, demo, favouritesPlaceholder, session, network, herdViews, tour, goHome } = useShell();
  const { t } = useTranslation();
  useGuardFocus();
  const isDesktop = useIsDesktop();
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const stay = () => setLeaving(false);
  const backHome = () => void goHome();
  const isTour = location.route === SCREENS.tour.route;
  const user = session.effective;
  // The favourites over the home screen come later; their space is reserved from the start.
  const pinned = favouritesPlaceholder.pinnedBy === user?.id && location.route === menu.resolver.home()?.route;
  const shown = location.page.kind === "empty" || framesStore.settled;
  // Asked for again with every page that is opened, with every menu, and when the network is back.
  const attempt = `${location.visits} ${menu.drawer} ${network.online}`;
  const isAsked = shown || menu.drawer !== null;
  const around = usePart(isAsked ? overlays : null, attempt).value;
  usePart(isAsked && isDesktop ? sectionPanel : null, attempt);
  const asksHerd = location.page.kind === "frame" && menu.asksHerd(location.page.resolution.route);
  const which = usePart(asksHerd ? herdViews : null).value;
  const drawer = usePart(isAsked && !isDesktop ? menuDrawer : null, attempt).value;
  return (
    <div className={styles.shell} data-layout={isDesktop ? "desktop" : "mobile"}>
      <a className={styles.skip} href="#content">
        {t(shellText.layout.skip)}
      </a>
      <header className={styles.header}>
        {isDesktop ? <DesktopBar /> : <MobileHeader />}
        {around && <around.NavigationProgress />}
      </header>
      {isDesktop && (
        <aside className={styles.rail} aria-label={t(shellText.layout.rail)}>
          {around && <around.DesktopRail onLeave={leave} />}
        </aside>
      )}
      <div className={styles.banners}>
        {around && <around.UpdateOffer />}
        {around && <around.OfflineBanner />}
        {user?.bySupport && (
          <aside className={styles.banner} data-by-support>
            {t(shellText.layout.bySupport, { name: userName(user) })}
          </aside>
        )}
        {demo.on && (
          <aside className={styles.banner} data-demo>
            {t(welcomeText.demo.banner)}
          </aside>
        )}
      </div>
      <main id="content" className={styles.content} tabIndex={-1}>
        <PageTitle />
        {!isDesktop && pinned && <div style={{ height: 64, flexShrink: 0 }} data-slot="strip" />}
        {around && location.page.kind === "empty" && !isTour && <around.NoRightsCard onLeave={leave} />}
        {isTour && (
          <PressedPart part={tour} onClose={backHome}>
            {({ Page, tour: prepared }) => <Page tour={prepared} />}
          </PressedPart>
        )}
        {asksHerd && <div className={styles.which}>{which && <which.WhichHerd />}</div>}
        <FrameArea frames={framesStore} actions={frames} />
        {isDesktop && <SignInProgress className="visuallyHidden" />}
      </main>
      {!isDesktop && (
        <footer className={styles.strip}>
          {around && <around.PhoneStrip />}
          <SignInProgress className={styles.preparing} />
        </footer>
      )}
      <DialogNotice value={<FocusTakenNotice />}>
        {menu.drawer === "menu" && !isDesktop && drawer && <drawer.MenuDrawer onLeave={leave} />}
        {menu.drawer === "herds" && (
          <PressedPart part={herdViews} onClose={() => menu.showDrawer(null)}>
            {({ HerdDrawer }) => <HerdDrawer />}
          </PressedPart>
        )}
        {around && <around.ShellOverlays onLeave={leave} />}
        {leaving && (
          <PressedPart part={logoutDialog} onClose={stay}>
            {({ LogoutDialog }) => <LogoutDialog onClose={stay} />}
          </PressedPart>
        )}
      </DialogNotice>
    </div>
  );
});
