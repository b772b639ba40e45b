import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SwitchCard.module.css";
import { SwitchProgress } from "./SwitchProgress";

/** Under the name of the herd that is left, while another one opens that was chosen elsewhere than in a list of herds. */
export const SwitchCard = observer(function SwitchCard() {
  const { herdList, menu, location } = useShell();
  const { t } = useTranslation();
  const { switching } = herdList;
  if (switching === null || menu.drawer === "herds" || (location.page.kind === "frame" && menu.asksHerd(location.route))) return null;
  return (
    <aside className={styles.card} aria-label={t(shellText.herds.title)}>
      <SwitchProgress key={switching.numCheptel} {...switching} />
    </aside>
  );
});
