import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef } from "react";
import { paletteText } from "../../../../generated/text/palette";
import { shellText } from "../../../../generated/text/shell";
import { labelKey } from "../../../domain/labels/labelKey";
import { isEntryOn } from "../../../domain/resolver/drawnMenu";
import { useShell } from "../../context/shell";
import { Dialog } from "../../dialogs/Dialog";
import { FavouriteList } from "../../favourites/FavouriteList";
import { HerdNumber } from "../../formats/HerdNumber";
import { CurrentHerdMark } from "../../herds/CurrentHerdMark";
import { CurrentHerdName } from "../../herds/CurrentHerdName";
import { SearchButton } from "../../palette/SearchButton";
import { Glyph } from "../../parts/Glyph";
import { HyphenatedLabel } from "../../parts/HyphenatedLabel";
import { Icon } from "../../parts/Icon";
import { PressedPart } from "../../parts/PressedPart";
import { RightsContacts } from "../../parts/RightsContacts";
import { hueStyle, sectionHue } from "../../parts/sectionHue";
import { useOpenLink } from "../../parts/useOpenLink";
import { useTranslation } from "../../parts/useTranslation";
import { CallSupport } from "../../publicPages/CallSupport";
import { TileGroups } from "../../tiles/TileGroups";
import { useFreshFigures } from "../../tiles/useFreshFigures";
import { NetworkIndicator } from "../controls/NetworkIndicator";
import { ThemeChooser } from "../controls/ThemeChooser";
import { LateCount } from "./LateCount";
import styles from "./MenuDrawer.module.css";
import { useScrollRestoration } from "./useScrollRestoration";

/** Section 2.2, mobile: the herd, home, the sections one open at a time, the account behind the herd name, and the way out last. */
export const MenuDrawer = observer(function MenuDrawer({ onLeave }: { onLeave: () => void }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  useFreshFigures();
  const list = useRef<HTMLDivElement>(null);
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
        <CurrentHerd />
        <button type="button" className="sign" aria-label={t(shellText.menu.close)} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      <nav className={styles.nav} aria-label={t(shellText.menu.bar)}>
        <div className={styles.top}>
          <HomeLink isAlone={menu.hasNoRights} />
          {!menu.hasNoRights && <SearchButton shape="field" />}
        </div>
        <div ref={list} className={`fades ${styles.list}`}>
          <FavouriteList shape="group" />
          {sections.length === 0 && (
            <div className={styles.none}>
              <p>{t(paletteText.noRights.text)}</p>
              {menu.hasNoRights ? <RightsContacts /> : <CallSupport look="primary" />}
            </div>
          )}
          {[...sections, ...behindName].map((id) => (
            <DrawerSection key={id} id={id} whole={isScrolled} isBehindName={behindName.includes(id)} />
          ))}
        </div>
      </nav>
      <div className={styles.foot}>
        <NetworkIndicator />
        <ThemeChooser compact />
        <button type="button" className={styles.leave} onClick={leave}>
          <Glyph name="logout" size={20} />
          {t(shellText.menu.logout)}
        </button>
      </div>
    </Dialog>
  );
});

/** The current herd; for who has several, the way to the list of them. */
const CurrentHerd = observer(function CurrentHerd() {
  const { menu, choice, session, openHerds } = useShell();
  const { t } = useTranslation();
  const { numCheptel } = session;
  const inside = (
    <>
      <CurrentHerdMark size={32} />
      <span className={styles.words}>
        <CurrentHerdName />
        {numCheptel !== null && (
          <small>
            <HerdNumber number={numCheptel} />
          </small>
        )}
      </span>
    </>
  );
  if (!menu.hasHerdsToChoose && !choice.canChange) return <p className={styles.herd}>{inside}</p>;
  return (
    <button type="button" className={styles.herd} aria-haspopup="dialog" onClick={() => void openHerds()}>
      {inside}
      <span className="visuallyHidden">{t(shellText.herds.open)}</span>
      <Glyph name="down" size={20} />
    </button>
  );
});

/** Ids of the sections of the drawer; those that only a desktop tab draws come last, or behind the herd name (decision MEN-04). */
function useDrawerSections() {
  const { menu, registry } = useShell();
  const entries = menu.sections.filter(({ section }) => isEntryOn(section, "mobile"));
  const byTab = registry.tables.tabs.desktop.flatMap((tab) => {
    const section = tab.section === null || !menu.resolver.tab(tab).visible ? null : menu.sectionOf(tab.section);
    return section === null ? [] : [section];
  });
  return {
    sections: [...entries.map(({ section }) => section), ...byTab.filter(({ entry }) => !entry)].map(({ id }) => id),
    behindName: byTab.filter(({ entry }) => entry).map(({ id }) => id),
  };
}

/** Beside the search it is an icon; without it there is room for its word. */
const HomeLink = observer(function HomeLink({ isAlone }: { isAlone: boolean }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink(() => menu.closeAll());
  const { homeHref } = menu;
  return homeHref === null ? null : (
    <a className={styles.home} href={homeHref} title={t(shellText.menu.home)} onClick={openLink}>
      <Glyph name="home" />
      <span className={isAlone ? undefined : "visuallyHidden"}>{t(shellText.menu.home)}</span>
    </a>
  );
});

interface DrawerSectionProps {
  readonly id: string;
  readonly whole: boolean;
  /** The account, which is behind the name of the herd (decision MEN-04). */
  readonly isBehindName: boolean;
}

const DrawerSection = observer(function DrawerSection({ id, whole, isBehindName }: DrawerSectionProps) {
  const { menu, registry, location, session, workshopFilter } = useShell();
  const { t } = useTranslation();
  const section = menu.sectionOf(id);
  const open = menu.drawerSection === id;
  const group = useRef<HTMLDetailsElement>(null);
  const wasOpen = useRef(open);
  // As many of its tiles as there is room for, below its name; one that was open before stays where it was left.
  useLayoutEffect(() => {
    if (open && !wasOpen.current) {
      group.current?.scrollIntoView({ block: "nearest" });
      group.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
    }
    wasOpen.current = open;
  }, [open]);
  if (section === null) return null;
  const current = location.route !== null && menu.sectionByRoute(location.route, location.values) === id;
  return (
    <details
      ref={group}
      name="sections"
      className={styles.section}
      style={hueStyle(sectionHue(registry.tables.sections, id))}
      data-tab={id}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) menu.showDrawerSection(id);
        else if (menu.drawerSection === id) menu.showDrawerSection(null);
      }}
    >
      <summary>
        <Icon name={section.icon} />
        <span aria-current={current ? "true" : undefined}>
          <HyphenatedLabel label={t(labelKey.section(id))} />
          {isBehindName && session.numCheptel !== null && (
            <small>
              <CurrentHerdName />
            </small>
          )}
        </span>
        <LateCount id={id} />
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
