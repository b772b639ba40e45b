import { observer } from "mobx-react-lite";
import type { TabRecord } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import clarine from "../publicPages/logos/clarine.svg?raw";
import styles from "./DesktopBar.module.css";

/** Drawn in place: a picture of its own costs the browser a document, twice. */
const LOGO = { clarine };

/** A tab that navigates at once; a link like any other. */
export const LinkTab = observer(function LinkTab({ tab, label }: { tab: TabRecord; label: string }) {
  const { menu, location } = useShell();
  const openLink = useOpenLink(() => menu.closeAll());
  const { href: target, route } = menu.resolver.tab(tab);
  const href = target !== null && tab.opens === "home" ? menu.homeHref : target;
  if (href === null) return null;
  // The home screen belongs to a section, and its tab is the one to mark.
  const marked = tab.opens === "home" && route !== null ? menu.sectionByRoute(route) : null;
  const current =
    location.route === route && !menu.sections.some(({ section }) => section.id === marked && section.entry && section.desktop);
  return (
    <a
      className={styles.tab}
      href={href}
      data-tab={tab.id}
      title={label}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      onClick={openLink}
    >
      {tab.opens === "home" ? <Icon name="clarine" size={26} more={LOGO} /> : <Icon name={tab.icon} size={20} />}
      <span className={styles.label}>{label}</span>
    </a>
  );
});
