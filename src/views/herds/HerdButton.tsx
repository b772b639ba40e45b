import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { CurrentHerdMark } from "./CurrentHerdMark";
import { CurrentHerdName } from "./CurrentHerdName";
import styles from "./HerdButton.module.css";

/** The current herd in words, at the upper left of every page; for who has several, the way to the list of them. */
export const HerdButton = observer(function HerdButton({ otherwise }: { otherwise?: () => void }) {
  const { menu, choice, openHerds } = useShell();
  const { t } = useTranslation();
  const hasHerds = menu.hasHerdsToChoose || choice.canChange;
  const press = hasHerds ? () => void openHerds() : otherwise;
  const inside = (
    <>
      <CurrentHerdMark />
      <CurrentHerdName none={shellText.herds.title} />
    </>
  );
  if (press === undefined) return <span className={styles.herd}>{inside}</span>;
  return (
    <button type="button" className={styles.herd} aria-haspopup="dialog" aria-expanded={menu.drawer === "herds"} onClick={press}>
      {inside}
      <span className="visuallyHidden">{t(hasHerds ? shellText.herds.open : shellText.menu.open)}</span>
      {hasHerds && <Glyph name="down" size={16} />}
    </button>
  );
});
