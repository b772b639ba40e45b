import { observer } from "mobx-react-lite";
import { PRODUCT } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import { Dialog } from "../dialogs/Dialog";
import { HerdName } from "../herds/HerdName";
import { Glyph } from "../parts/Glyph";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { useShell } from "../shell";
import { TileGroups } from "../tiles/TileGroups";
import styles from "./MenuDrawer.module.css";
import { ShopFilter } from "./ShopFilter";
import { ThemeChooser } from "./ThemeChooser";

/** Section 2.2, mobile: home first, the sections one open at a time, the way out last. */
export const MenuDrawer = observer(function MenuDrawer({ onLeave }: { onLeave: () => void }) {
  const { menu, registry } = useShell();
  const { t } = useTranslation();
  const close = () => menu.showDrawer(null);
  const leave = () => {
    close();
    onLeave();
  };
  // Drawn nowhere else on a phone: what only a desktop tab opens.
  const behindName = registry.tables.tabs.desktop.flatMap((tab) =>
    tab.section !== null && menu.resolver.tab(tab).visible ? [tab.section] : [],
  );
  const sections = menu.sections.filter(({ section }) => section.entry && section.mobile && section.opens !== "home");
  return (
    <Dialog label={t(shellText.menu.bar)} side="left" onClose={close}>
      <div className={styles.head}>
        <HerdName />
        <button type="button" aria-label={t(shellText.menu.close)} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      <nav className={styles.nav} aria-label={t(shellText.menu.bar)}>
        <HomeLink />
        {sections.length === 0 && <p className={styles.none}>{t(pagesText.menu.noSection)}</p>}
        {[...sections.map(({ section }) => section.id), ...behindName].map((id) => (
          <DrawerSection key={id} id={id} />
        ))}
      </nav>
      <div className={styles.foot}>
        <ThemeChooser />
        <button type="button" className={styles.leave} onClick={leave}>
          <Glyph name="logout" />
          {t(shellText.menu.logout)}
        </button>
        <small>{t(pagesText.menu.version, { version: PRODUCT.version })}</small>
      </div>
    </Dialog>
  );
});

const HomeLink = observer(function HomeLink() {
  const { menu } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink(() => menu.closeAll());
  const home = menu.resolver.home();
  return home === null ? null : (
    <a className={styles.home} href={home.href} onClick={openLink}>
      <Glyph name="home" />
      {t(shellText.menu.home)}
    </a>
  );
});

const DrawerSection = observer(function DrawerSection({ id }: { id: string }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const section = menu.sectionOf(id);
  if (section === null) return null;
  return (
    <details
      name="sections"
      className={styles.section}
      data-tab={id}
      open={menu.open === id}
      onToggle={(event) => {
        if (event.currentTarget.open) menu.show(id);
        else if (menu.open === id) menu.show(null);
      }}
    >
      <summary>
        <Icon name={section.icon} />
        <span>{t(labelKey.section(id))}</span>
        <Glyph name="down" size={20} />
      </summary>
      {/* Closed sections cost nothing: their tiles are drawn when they open. */}
      {menu.open === id && (section.opens === "shops" ? <ShopFilter onDone={() => menu.show(null)} /> : <TileGroups section={id} />)}
    </details>
  );
});
