import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { PRODUCT } from "../../../generated/settings";
import { shellText } from "../../../generated/text/shell";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { FrameArea } from "../frames/FrameArea";
import { SignInProgress } from "../notices/SignInProgress";
import { useIsDesktop } from "../parts/useIsDesktop";
import { usePageName } from "../parts/usePageName";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { DesktopBar } from "./DesktopBar";
import { menuPanels, overlays } from "./layoutParts";
import { MobileHeader } from "./MobileHeader";
import styles from "./ShellPage.module.css";

/** Section 2.2, main layout: menus around the frame that is open. */
export const ShellPage = observer(function ShellPage() {
  const { menu, location, framesStore, frames, demo, favouritesBar, session } = useShell();
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  // The favourites over the home screen come later; their room is there from the start.
  const pinned = favouritesBar.pinnedBy === session.effective?.id && location.route === menu.resolver.home()?.route;
  const shown = location.page.kind === "empty" || framesStore.settled;
  // Asked for again with every page that is opened, and with every menu.
  const attempt = `${location.visits} ${menu.drawer}`;
  const around = usePart(shown || menu.drawer !== null ? overlays : null, attempt).value;
  const panels = usePart(shown || menu.drawer !== null ? menuPanels : null, attempt).value;
  return (
    <div className={styles.shell} data-layout={isDesktop ? "desktop" : "mobile"}>
      <a className={styles.skip} href="#content">
        {t(shellText.layout.skip)}
      </a>
      <header className={styles.header}>{isDesktop ? <DesktopBar /> : <MobileHeader />}</header>
      {isDesktop && (
        <aside className={styles.rail} aria-label={t(shellText.layout.rail)}>
          {around && <around.DesktopRail onLeave={leave} />}
        </aside>
      )}
      {demo.on && (
        <aside className={styles.demo} data-demo>
          {t(welcomeText.demo.banner)}
        </aside>
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <PageTitle />
        {!isDesktop && pinned && <div style={{ height: 64, flexShrink: 0 }} data-slot="strip" />}
        <FrameArea frames={framesStore} actions={frames} />
        <SignInProgress />
      </main>
      {menu.drawer === "menu" && !isDesktop && panels && <panels.MenuDrawer onLeave={leave} />}
      {menu.drawer === "herds" && around && <around.HerdDrawer />}
      {around && <around.ShellOverlays onLeave={leave} />}
      {leaving && around && <around.LogoutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
});

/** Names the page for the title bar and for those who listen; the focus goes there when another page opens. */
const PageTitle = observer(function PageTitle() {
  const { location, menu } = useShell();
  const { t } = useTranslation();
  const nameOf = usePageName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { route, visits } = location;
  useEffect(() => {
    if (visits > 0) heading.current?.focus({ preventScroll: true });
  }, [visits]);
  const page = route === null ? PRODUCT.name : nameOf(route);
  const product = menu.resolver.multiHerd ? t(welcomeText.icowdesk.title, { product: PRODUCT.name }) : PRODUCT.name;
  return (
    <>
      <title>{`${page} · ${product}`}</title>
      <h1 ref={heading} tabIndex={-1} className="visuallyHidden">
        {page}
      </h1>
    </>
  );
});
