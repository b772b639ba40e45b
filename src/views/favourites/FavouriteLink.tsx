import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { TILE_ICONS } from "../../../generated/tileIcons";
import type { TileRecord } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { Icon } from "../parts/Icon";
import { sectionHue } from "../parts/sectionHue";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { useTileName } from "./useTileName";

/** A favourite as a link: its icon in the colour of its section, and its name, which the rail shows as a tooltip only. */
export const FavouriteLink = observer(function FavouriteLink({ tile, className }: { tile: TileRecord; className: string | undefined }) {
  const { menu, location, registry } = useShell();
  const { t } = useTranslation();
  const nameOf = useTileName();
  const openLink = useOpenLink(() => menu.closeAll());
  const { href, target } = menu.resolver.tile(tile);
  if (href === null) return null;
  const name = nameOf(tile);
  const outside = tile.target.kind === "link";
  const label = outside ? t(pagesText.tiles.newTab, { label: name }) : name;
  return (
    <a
      className={className}
      href={href}
      data-favourite={tile.id}
      aria-label={label}
      title={label}
      aria-current={target !== null && location.resolution?.href === href ? "page" : undefined}
      {...(outside ? { target: "_blank", rel: "noreferrer" } : { onClick: openLink })}
    >
      <span style={{ color: `var(--hue-${sectionHue(registry.tables.sections, tile.section)})`, display: "flex" }}>
        <Icon name={tile.icon} more={TILE_ICONS} />
      </span>
      <span data-name>
        <HyphenatedLabel label={name} />
      </span>
    </a>
  );
});
