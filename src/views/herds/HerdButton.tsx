import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./HerdButton.module.css";
import { HerdMark } from "./HerdMark";
import { HerdName } from "./HerdName";

/** The current herd in words, at the upper left of every page, and its sign in the rail; for who has several, the way to the list of them. */
export const HerdButton = observer(function HerdButton({ inRail = false, otherwise }: { inRail?: boolean; otherwise?: () => void }) {
  const { menu, choice, openHerds } = useShell();
  const { t } = useTranslation();
  const hasHerds = menu.canBeMultiHerd || choice.canChange;
  const press = hasHerds ? () => void openHerds() : otherwise;
  const inside = (
    <>
      <HerdMark size={inRail ? 32 : 24} />
      <span className={styles.words} data-name>
        <HerdName />
      </span>
    </>
  );
  if (press === undefined) return <span className={styles.herd}>{inside}</span>;
  return (
    <button type="button" className={styles.herd} aria-haspopup="dialog" aria-expanded={menu.drawer === "herds"} onClick={press}>
      {inside}
      <span className="visuallyHidden">{t(inRail ? shellText.herds.title : hasHerds ? shellText.herds.open : shellText.menu.open)}</span>
      {hasHerds && !inRail && <Glyph name="down" size={16} />}
    </button>
  );
});
