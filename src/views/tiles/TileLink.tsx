import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import type { TileRecord } from "../../domain/registry/tables";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { useShell } from "../shell";
import styles from "./Tiles.module.css";

/** A tile is a link: a plain click opens it in the page, and the browser's other ways of opening links work. */
export const TileLink = observer(function TileLink({ tile, hue }: { tile: TileRecord; hue: number }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink(() => menu.closeAll());
  const { href } = menu.resolver.tile(tile);
  if (href === null) return null;
  const label = t(labelKey.tile(tile.id));
  const outside = tile.target.kind === "link";
  return (
    <a
      className={styles.tile}
      href={href}
      data-tile={tile.id}
      data-size={tile.size}
      data-hue={hue}
      {...(outside ? { target: "_blank", rel: "noreferrer", "aria-label": t(shellText.tiles.newTab, { label }) } : { onClick: openLink })}
    >
      <Icon name={tile.icon} size={32} />
      <span className={styles.label}>{label}</span>
    </a>
  );
});
