import { observer } from "mobx-react-lite";
import { pagesText } from "../../../../generated/text/pages";
import { THEME_CHOICES } from "../../../domain/preferences/theme";
import { useShell } from "../../context/shell";
import { useTranslation } from "../../parts/useTranslation";
import styles from "./ThemeChooser.module.css";

/** How the shell looks on this device. */
export const ThemeChooser = observer(function ThemeChooser({ compact = false }: { compact?: boolean }) {
  const { theme } = useShell();
  const { t, find } = useTranslation();
  // Its words come with what follows the first frame.
  if (find(pagesText.theme.title) === undefined) return null;
  return (
    <label className={compact ? styles.compact : styles.field} title={t(pagesText.theme.title)}>
      <span className={compact ? "visuallyHidden" : undefined}>{t(pagesText.theme.title)}</span>
      <select className="choice" value={theme.choice} onChange={(event) => theme.choose(event.target.value)}>
        {THEME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(pagesText.theme[choice])}
          </option>
        ))}
      </select>
      {compact && (
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
        </svg>
      )}
    </label>
  );
});
