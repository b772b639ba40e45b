import { observer } from "mobx-react-lite";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PRODUCT } from "../../../../generated/settings";
import { pagesText } from "../../../../generated/text/pages";
import { shellText } from "../../../../generated/text/shell";
import { labelKey } from "../../../domain/labels/labelKey";
import { useShell } from "../../context/shell";
import { Dialog } from "../../dialogs/Dialog";
import { FavouriteList } from "../../favourites/FavouriteList";
import { HerdName } from "../../herds/HerdName";
import { SearchButton } from "../../palette/SearchButton";
import { Glyph } from "../../parts/Glyph";
import { Icon } from "../../parts/Icon";
import { PressedPart } from "../../parts/PressedPart";
import { useOpenLink } from "../../parts/useOpenLink";
import { useTranslation } from "../../parts/useTranslation";
import { TileGroups } from "../../tiles/TileGroups";
import { NetworkIndicator } from "../controls/NetworkIndicator";
import { ThemeChooser } from "../controls/ThemeChooser";
import styles from "./MenuDrawer.module.css";
import { useScrollRestoration } from "./useScrollRestoration";

/** Section 2.2, mobile: behind the herd name the account, then home, the sections one open at a time, and the way out last. */
export const MenuDrawer = observer(function MenuDrawer({ onLeave }: { onLeave: () => void }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  const isScrolled = useScrollRestoration(list, "drawer");
  const close = () => menu.showDrawer(null);
  const leave = () => {
    close();
    onLeave();
  };
  const { sections, behindName } = useDrawerSections();
  return (
    <Dialog label={t(shellText.menu.bar)} side="left" onClose={close}>
      <div className={styles.head}>
        <h2>{t(shellText.menu.bar)}</h2>
        <button type="button" aria-label={t(shellText.menu.close)} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      <nav ref={list} className={styles.nav} aria-label={t(shellText.menu.bar)}>
        {behindName.length === 0 && (
          <p className={styles.herd}>
            <HerdName />
          </p>
        )}
        {behindName.map((id) => (
          <DrawerSection key={id} id={id} whole={isScrolled}>
            <span className={styles.herd}>
              <HerdName />
              <small>{t(labelKey.section(id))}</small>
            </span>
          </DrawerSection>
        ))}
        <HomeLink />
        <SearchButton shape="field" />
        <FavouriteList shape="group" />
        {sections.length === 0 && <p className={styles.none}>{t(pagesText.menu.noSection)}</p>}
        {sections.map((id) => (
          <DrawerSection key={id} id={id} whole={isScrolled}>
            <SectionName id={id} />
          </DrawerSection>
        ))}
      </nav>
      <div className={styles.foot}>
        <div className={styles.device}>
          <NetworkIndicator />
          <small className={styles.version}>{t(pagesText.menu.version, { version: PRODUCT.version })}</small>
          <ThemeChooser compact />
        </div>
        <button type="button" className={styles.leave} onClick={leave}>
          <Glyph name="logout" />
          {t(shellText.menu.logout)}
        </button>
      </div>
    </Dialog>
  );
});

/** Ids of the sections of the drawer; those that only a desktop tab draws come last, or behind the herd name (decision MEN-04). */
function useDrawerSections() {
  const { menu, registry } = useShell();
  const entries = menu.sections.filter(({ section }) => section.entry && section.mobile && section.opens !== "home");
  const byTab = registry.tables.tabs.desktop.flatMap((tab) => {
    const section = tab.section === null || !menu.resolver.tab(tab).visible ? null : menu.sectionOf(tab.section);
    return section === null ? [] : [section];
  });
  return {
    sections: [...entries.map(({ section }) => section), ...byTab.filter(({ entry }) => !entry)].map(({ id }) => id),
    behindName: byTab.filter(({ entry }) => entry).map(({ id }) => id),
  };
}

const HomeLink = observer(function HomeLink() {
  const { menu } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink(() => menu.closeAll());
  const { homeHref } = menu;
  return homeHref === null ? null : (
    <a className={styles.home} href={homeHref} onClick={openLink}>
      <Glyph name="home" />
      {t(shellText.menu.home)}
    </a>
  );
});

const SectionName = observer(function SectionName({ id }: { id: string }) {
  const { menu, location } = useShell();
  const { t } = useTranslation();
  const current = location.route !== null && menu.sectionByRoute(location.route) === id;
  return (
    <>
      <Icon name={menu.sectionOf(id)?.icon ?? null} />
      <span aria-current={current ? "true" : undefined}>{t(labelKey.section(id))}</span>
    </>
  );
});

const DrawerSection = observer(function DrawerSection({ id, whole, children }: { id: string; whole: boolean; children: ReactNode }) {
  const { menu, workshopFilter } = useShell();
  const section = menu.sectionOf(id);
  const open = menu.drawerSection === id;
  const group = useRef<HTMLDetailsElement>(null);
  const byHand = useRef(false);
  // One that is opened low in the list would show its tiles below the window.
  useLayoutEffect(() => {
    if (open && byHand.current) group.current?.scrollIntoView({ block: "nearest" });
    byHand.current = false;
  }, [open]);
  if (section === null) return null;
  return (
    <details
      ref={group}
      name="sections"
      className={styles.section}
      data-tab={id}
      open={open}
      onToggle={(event) => {
        byHand.current = event.currentTarget.open && !open;
        if (event.currentTarget.open) menu.showDrawerSection(id);
        else if (menu.drawerSection === id) menu.showDrawerSection(null);
      }}
    >
      <summary>
        {children}
        <Glyph name="down" size={20} />
      </summary>
      {/* Closed sections cost nothing: their tiles are drawn when they open. */}
      {open &&
        (section.opens === "workshops" ? (
          <PressedPart part={workshopFilter} onClose={() => menu.showDrawerSection(null)}>
            {({ WorkshopFilter }) => <WorkshopFilter onDone={() => menu.showDrawerSection(null)} />}
          </PressedPart>
        ) : (
          <TileGroups section={id} whole={whole} previews={null} />
        ))}
    </details>
  );
});
