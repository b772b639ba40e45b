import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SearchButton.module.css";

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
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M3 9a6 6 0 1 0 12 0A6 6 0 1 0 3 9M14 14l3 3M15 21h6M18 18v6"
        />
      </svg>
      {shape === "field" && <span className="visuallyHidden">{t(pagesText.search.title)}</span>}
      <span data-name>{t(shape === "rail" ? pagesText.search.title : pagesText.search.hint)}</span>
    </button>
  );
});
