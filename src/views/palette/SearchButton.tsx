import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SearchButton.module.css";

/** Beside the search of an animal in the bar, that in a list. */
const LIST = "M11 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0M18.5 18.5 21 21M4 6h16M4 12h4M4 18h4";
const LENS = "M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0m12 5 5 5";

/** Opens the palette by hand: as a sign in the rail of the desktop, as a field at the top of the drawer of a phone. */
export const SearchButton = observer(function SearchButton({ shape }: { shape: "rail" | "field" }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const label = t(pagesText.shortcuts.search);
  const keys = `${t(pagesText.shortcuts.key.control)} K`;
  return (
    <button
      type="button"
      className={styles[shape]}
      data-search-button={shape}
      aria-label={shape === "rail" ? label : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={shape === "rail" ? `${label} (${keys})` : undefined}
      onClick={() => menu.showDrawer("palette")}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={shape === "rail" ? LIST : LENS}
        />
      </svg>
      <span data-name>{t(pagesText.search.title)}</span>
    </button>
  );
});
