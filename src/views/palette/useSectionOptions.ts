import { labelKey } from "../../domain/labels/labelKey";
import { useShell } from "../context/shell";
import { sectionHue } from "../parts/sectionHue";
import { useIsDesktop } from "../parts/useIsDesktop";
import { useTranslation } from "../parts/useTranslation";
import type { Option } from "./paletteOptions";

/** The sections that have tiles for the viewer, for who has not used a page yet. */
export function useSectionOptions(): readonly Option[] {
  const { menu, registry } = useShell();
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const openSection = (id: string) => {
    if (isDesktop) menu.show(id);
    else {
      menu.showDrawerSection(id);
      menu.showDrawer("menu");
    }
  };
  return menu.sections
    .filter(({ section }) => section.entry && section.opens === "tiles" && (section.mobile || (isDesktop && section.desktop)))
    .map(({ section }): Option => {
      const { id, icon } = section;
      const named = {
        key: `section-${id}`,
        title: t(labelKey.section(id)),
        detail: "",
        icon,
        hue: sectionHue(registry.tables.sections, id),
      };
      // One without tiles on the desktop is a page there.
      if (isDesktop && !section.desktop) return { ...named, href: menu.resolver.sectionHref(section) };
      return { ...named, href: null, run: () => openSection(id) };
    });
}
