import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SearchButton.module.css";

/** Opens the palette by hand: in the bar of the desktop, in the rail where the bar is short, and at the top of the drawer of a phone. */
export const SearchButton = observer(function SearchButton({ shape }: { shape: "bar" | "rail" | "field" }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const label = t(pagesText.shortcuts.search);
  const keys = `${t(pagesText.shortcuts.key.control)} K`;
  return (
    <button
      type="button"
      className={styles[shape]}
      data-search-button={shape}
      data-keys={keys}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${label} (${keys})`}
      onClick={() => menu.showDrawer("palette")}
    >
      <Glyph name="search" />
      <span>{t(pagesText.search.title)}</span>
    </button>
  );
});
