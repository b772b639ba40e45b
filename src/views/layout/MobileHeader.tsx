import { observer } from "mobx-react-lite";
import { SHELL_ROUTES } from "../../../generated/settings";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import { useShell } from "../context/shell";
import { HerdButton } from "../herds/HerdButton";
import { Glyph } from "../parts/Glyph";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { BackButton } from "./BackButton";
import styles from "./MobileHeader.module.css";

/** Section 2.2, mobile header: menu, herd, and the buttons that navigate at once. Home stands in the drawer. */
export const MobileHeader = observer(function MobileHeader() {
  const { menu, registry, location } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const tabs = registry.tables.tabs.mobile.map((tab) => ({ tab, ...menu.resolver.tab(tab) })).filter(({ visible }) => visible);
  const drawer = tabs.find(({ tab }) => tab.opens === "drawer");
  const links = tabs.flatMap(({ tab, href, route }) => (tab.opens === "route" && href !== null ? [{ tab, href, route }] : []));
  return (
    <nav className={styles.bar} aria-label={t(shellText.menu.header)}>
      <BackButton />
      {drawer && (
        <button
          type="button"
          className={styles.button}
          data-tab={drawer.tab.id}
          aria-label={t(shellText.menu.open)}
          aria-expanded={menu.drawer === "menu"}
          onClick={() => menu.showDrawer("menu")}
        >
          <Icon name={drawer.tab.icon} />
        </button>
      )}
      <div className={styles.herd}>
        <HerdButton otherwise={() => menu.showDrawer("menu")} />
      </div>
      {/* Without the search of animals, the one over everything stands in its place. */}
      {links.every(({ tab }) => !tab.targets.includes(SHELL_ROUTES.search)) && <div className={styles.search} data-slot="palette" />}
      {links.map(({ tab, href, route }) => (
        <a
          key={tab.id}
          className={styles.button}
          href={href}
          data-tab={tab.id}
          aria-label={t(labelKey.tab("mobile", tab.id))}
          aria-current={location.route === route ? "page" : undefined}
          onClick={openLink}
        >
          {tab.targets.includes(SHELL_ROUTES.search) ? <Glyph name="search" /> : <Icon name={tab.icon} />}
        </a>
      ))}
    </nav>
  );
});
