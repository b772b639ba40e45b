import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useRef } from "react";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import type { TabRecord } from "../../domain/registry/tables";
import { isEntryOn } from "../../domain/resolver/drawnMenu";
import { useShell } from "../context/shell";
import { HerdButton } from "../herds/HerdButton";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import styles from "./DesktopBar.module.css";
import { LinkTab } from "./LinkTab";
import { sectionPanel } from "./layoutParts";
import { SectionTab } from "./SectionTab";

/** Section 2.2, desktop: the tab bar, and below it the tiles of the open section. */
export const DesktopBar = observer(function DesktopBar() {
  const { menu, registry } = useShell();
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const panel = usePart(menu.open === null ? null : sectionPanel, menu.open).value;

  const onKeyDown = (event: KeyboardEvent) => {
    // Tiles may have given their own focus to a tab by it.
    if (!event.defaultPrevented && (event.key === "ArrowRight" || event.key === "ArrowLeft")) moveFocus(list.current, event);
  };

  return (
    <nav aria-label={t(shellText.menu.bar)} onKeyDown={onKeyDown}>
      <ul ref={list} className={styles.bar}>
        {registry.tables.tabs.desktop
          .filter((tab) => menu.resolver.tab(tab).visible)
          .map((tab) => (
            <DesktopTab key={tab.id} tab={tab} />
          ))}
      </ul>
      {menu.open !== null && panel && <panel.SubMenu section={menu.open} />}
    </nav>
  );
});

const DesktopTab = observer(function DesktopTab({ tab }: { tab: TabRecord }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  if (tab.opens === "sections")
    return (
      <>
        {menu.sections
          .filter(({ section }) => isEntryOn(section, "desktop"))
          .map(({ section }) => (
            <li key={section.id}>
              <SectionTab tab={section.id} section={section.id} icon={section.icon} label={t(labelKey.section(section.id))} badge={null} />
            </li>
          ))}
        <li data-action data-slot="palette" />
      </>
    );
  const label = t(labelKey.tab("desktop", tab.id));
  return (
    <>
      {tab.badge === "network" && <li data-action data-slot="bell" />}
      <li data-action>
        {tab.section === null ? (
          <LinkTab tab={tab} label={label} />
        ) : (
          <SectionTab tab={tab.id} section={tab.section} icon={tab.icon} label={label} badge={tab.badge} />
        )}
      </li>
      {tab.opens === "home" && (
        <li className={styles.herd} data-action>
          <HerdButton />
        </li>
      )}
    </>
  );
});

/** Arrow keys go from tab to tab; inside the tiles they are left alone. */
function moveFocus(list: HTMLUListElement | null, event: KeyboardEvent): void {
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[data-tab]") ?? [])];
  const at = document.activeElement instanceof HTMLElement ? tabs.indexOf(document.activeElement) : -1;
  if (at < 0) return;
  event.preventDefault();
  const step = event.key === "ArrowRight" ? 1 : -1;
  tabs[(at + step + tabs.length) % tabs.length]?.focus();
}
