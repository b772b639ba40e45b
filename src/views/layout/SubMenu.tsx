import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { labelKey } from "../../domain/labels/labelKey";
import { useTranslation } from "../parts/useTranslation";
import { useShell } from "../shell";
import { TileGroups } from "../tiles/TileGroups";
import { ShopFilter } from "./ShopFilter";
import styles from "./SubMenu.module.css";

/** The panel below the tab bar. */
export const SubMenu = observer(function SubMenu({ section }: { section: string }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const label = t(labelKey.section(section));
  return (
    <section id={`tiles-${section}`} className={styles.panel} aria-label={t(pagesText.menu.tilesOf, { section: label })}>
      {menu.sectionOf(section)?.opens === "shops" ? <ShopFilter onDone={() => menu.show(null)} /> : <TileGroups section={section} />}
    </section>
  );
});
