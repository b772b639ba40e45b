import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import type { TabRecord } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { Icon } from "../parts/Icon";
import { hueStyle, sectionHue } from "../parts/sectionHue";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./DesktopBar.module.css";

interface SectionTabProps {
  readonly tab: string;
  readonly section: string;
  readonly icon: string | null;
  readonly label: string;
  readonly badge: TabRecord["badge"];
}

/** A tab with a sub-menu: the first click opens its tiles, the second goes to its default page (section 2.2). */
export const SectionTab = observer(function SectionTab({ tab, section, icon, label, badge }: SectionTabProps) {
  const { menu, registry, location, open, network } = useShell();
  const { t, find } = useTranslation();
  const nameOf = usePageName();
  const expanded = menu.open === section;
  const record = menu.sectionOf(section);
  const href = record && menu.resolver.sectionHref(record);
  const leadsTo = href && menu.resolver.address(href).route;
  const page = leadsTo && find(labelKey.route(leadsTo)) && nameOf(leadsTo);
  // A page with a tab of its own lights that one alone.
  const { route, values } = location;
  const hasTab = registry.tables.tabs.desktop.some(({ targets }) => targets.includes(route ?? ""));
  const current = route !== null && !hasTab && menu.sectionByRoute(route, values) === section;
  const count = badge === "activeWorkshops" ? menu.activeWorkshopCount : null;
  const offline = badge === "network" && !network.online;
  const name = offline ? t(pagesText.network.accountOffline, { label }) : count === null ? label : t(ACTIVE_WORKSHOPS, { label, count });
  const press = () => {
    if (!expanded) return menu.show(section);
    if (href === null) return menu.show(null);
    menu.closeAll();
    open(href);
  };
  return (
    <button
      type="button"
      className={styles.tab}
      style={hueStyle(sectionHue(registry.tables.sections, section))}
      data-tab={tab}
      data-offline={offline || undefined}
      aria-expanded={expanded}
      aria-controls={expanded ? `tiles-${section}` : undefined}
      aria-current={current ? "page" : undefined}
      aria-label={name}
      title={page ? t(shellText.menu.openDefault, { page }) : label}
      onClick={press}
    >
      <Icon name={icon} size={20} />
      <span className={styles.label}>{label}</span>
      {count !== null && <span className={styles.badge} data-count={count} />}
    </button>
  );
});

/** Common stem of the plural forms. */
const ACTIVE_WORKSHOPS = shellText.menu.activeWorkshops_other.replace(/_other$/, "");
