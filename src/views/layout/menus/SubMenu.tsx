import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef } from "react";
import { DASHBOARDS } from "../../../../generated/dashboards";
import { pagesText } from "../../../../generated/text/pages";
import { labelKey } from "../../../domain/labels/labelKey";
import type { DashboardRecord } from "../../../domain/registry/tables";
import { useShell } from "../../context/shell";
import { onCloseRequest } from "../../parts/closeOnBack";
import { PressedPart } from "../../parts/PressedPart";
import { useTranslation } from "../../parts/useTranslation";
import { TileGroups } from "../../tiles/TileGroups";
import styles from "./SubMenu.module.css";
import { useScrollRestoration } from "./useScrollRestoration";

/** The panel below the tab bar. It leaves the rest of the page in reach; a press beside it closes it. */
export const SubMenu = observer(function SubMenu({ section }: { section: string }) {
  const { menu, workshopFilter } = useShell();
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const isScrolled = useScrollRestoration(panel, section);
  // Before it is painted: from then on Escape may be pressed.
  useLayoutEffect(() => {
    const bar = panel.current?.parentElement;
    const close = () => {
      bar?.querySelector<HTMLElement>('[data-tab][aria-expanded="true"]')?.focus();
      menu.show(null);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && !panel.current?.contains(target) && target.closest("[data-tab]") === null) menu.show(null);
    };
    // The panel covers what has the focus then.
    const onLeave = () => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || bar?.contains(activeElement) || activeElement?.closest("dialog");
      if (!isHere) menu.show(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" || !(event.target instanceof Element) || event.target.closest("[data-tab]") === null) return;
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>("a, input, button")?.focus();
    };
    window.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", onLeave);
    // A frame takes the focus without saying so in the page.
    window.addEventListener("blur", onLeave);
    bar?.addEventListener("keydown", onKeyDown);
    const stop = onCloseRequest(close);
    return () => {
      window.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onLeave);
      window.removeEventListener("blur", onLeave);
      bar?.removeEventListener("keydown", onKeyDown);
      stop();
    };
  }, [menu]);
  const label = t(labelKey.section(section));
  const isLive = (tile: DashboardRecord) => tile.section === section && menu.resolver.route(tile.route, {}, {}).admitted;
  return (
    <>
      <section
        ref={panel}
        id={`tiles-${section}`}
        className={`fades ${styles.panel}`}
        aria-label={t(pagesText.menu.tilesOf, { section: label })}
      >
        {menu.sectionOf(section)?.opens === "workshops" ? (
          <PressedPart part={workshopFilter} onClose={() => menu.show(null)}>
            {({ WorkshopFilter }) => <WorkshopFilter onDone={() => menu.show(null)} />}
          </PressedPart>
        ) : (
          <TileGroups key={section} section={section} whole={isScrolled} previews={DASHBOARDS.tiles.filter(isLive).length} />
        )}
      </section>
      {/* Presses on the page inside a frame would not be seen here. */}
      <div className={styles.beside} aria-hidden="true" />
    </>
  );
});
