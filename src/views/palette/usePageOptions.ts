import { useMemo } from "react";
import { pagesText } from "../../../generated/text/pages";
import { labelKey } from "../../domain/labels/labelKey";
import type { TileRecord } from "../../domain/registry/tables";
import { type SearchEntry, searchEntryOf } from "../../domain/search/searchEntries";
import type { RecentPage } from "../../stores/recentsStore";
import { useShell } from "../context/shell";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { sectionHue } from "../parts/sectionHue";
import { pageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import type { Option } from "./paletteOptions";

export interface PageOptions {
  readonly favourites: readonly Option[];
  readonly recents: readonly Option[];
  /** All that can be found by words, favourites first. */
  readonly entries: readonly SearchEntry<Option>[];
}

/** The pages that the viewer may open: favourites, recent ones and every tile, each address once. */
export function usePageOptions(): PageOptions {
  const { menu, registry } = useShell();
  const { t, find } = useTranslation();
  const quickAccess = useQuickAccess();
  const { sections, resolver } = menu;
  const { tables } = registry;
  const pinned = quickAccess?.favourites.tiles;
  const recent = quickAccess?.recents.pages;

  // Names and addresses change with the language (`t`) and the viewer, and not with what is typed.
  return useMemo(() => {
    const nameOf = (route: string) => pageName(route, tables, find);
    const ofTile = (tile: TileRecord): Option | null => {
      const { href, target } = resolver.tile(tile);
      if (href === null) return null;
      const outside = tile.target.kind === "link";
      const name = find(labelKey.tile(tile.id)) ?? (target === null ? "" : nameOf(target.route));
      return {
        key: `tile-${tile.id}`,
        title: outside ? t(pagesText.tiles.newTab, { label: name }) : name,
        detail: t(labelKey.section(tile.section)),
        purpose: find(target === null ? `tiles.links.${tile.id}` : labelKey.purpose(target.route)),
        icon: tile.icon,
        figure: tile.figure,
        hue: sectionHue(tables.sections, tile.section),
        href,
        outside,
      };
    };
    const ofPage = ({ route, href, values }: RecentPage): Option => {
      const section = menu.sectionByRoute(route);
      return {
        key: `recent-${href}`,
        title: nameOf(route),
        detail: [...values, ...(section === null ? [] : [t(labelKey.section(section))])].join(" · "),
        purpose: find(labelKey.purpose(route)),
        icon: (section === null ? null : menu.sectionOf(section)?.icon) ?? null,
        hue: section === null ? null : sectionHue(tables.sections, section),
        href,
      };
    };
    const tiles = new Map<string, Option>();
    const groups = new Map<string, string>();
    for (const { section, groups: shown } of sections)
      for (const group of shown)
        for (const tile of group.tiles) {
          const choice = ofTile(tile);
          if (choice?.href == null || tiles.has(choice.href)) continue;
          tiles.set(choice.href, choice);
          groups.set(choice.href, find(labelKey.group(section.id, group.id)) ?? "");
        }
    const favourites = (pinned ?? []).flatMap((tile) => ofTile(tile) ?? []);
    const isPinned = new Set(favourites.map(({ href }) => href));
    // A recent page that a tile leads to bears the name of the tile.
    const recents = (recent ?? []).filter(({ href }) => !isPinned.has(href)).map((page) => tiles.get(page.href) ?? ofPage(page));
    const all = new Map([...favourites, ...recents, ...tiles.values()].map((choice) => [choice.href ?? choice.key, choice]));
    const entries = [...all.values()].map((choice) =>
      searchEntryOf(choice, { title: choice.title, more: [choice.detail, groups.get(choice.href ?? "") ?? ""], purpose: choice.purpose }),
    );
    return { favourites, recents, entries };
  }, [sections, resolver, pinned, recent, tables, menu, t, find]);
}
