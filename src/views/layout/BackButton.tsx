import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./MobileHeader.module.css";

/** One step back, home from the page that was opened first; an installed application has no button of the browser for it. */
export const BackButton = observer(function Back() {
  const { location, menu, goHome } = useShell();
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (location.route === SCREENS.root.route || location.route === menu.resolver.home()?.route) return null;
  // The router counts the steps within the shell.
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : goHome());
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.back}`}
      data-back
      aria-label={t(welcomeText.common.back)}
      onClick={() => void goBack()}
    >
      <Glyph name="back" />
    </button>
  );
});
