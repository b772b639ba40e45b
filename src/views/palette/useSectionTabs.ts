import { isEntryOn } from "../../domain/resolver/drawnMenu";
import { useShell } from "../context/shell";
import { useIsDesktop } from "../parts/useIsDesktop";

/** Ids of the sections that stand in the bar of the desktop, in their order; none on a phone. */
export function useSectionTabs(): readonly string[] {
  const { menu } = useShell();
  const isDesktop = useIsDesktop();
  if (!isDesktop) return [];
  return menu.sections.filter(({ section }) => isEntryOn(section, "desktop")).map(({ section }) => section.id);
}
