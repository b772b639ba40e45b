import { observer } from "mobx-react-lite";
import { FORMATS, LIMITS } from "../../../generated/settings";
import { splitBusinessName } from "../../domain/formats/businessName";
import { initialsOf } from "../../domain/formats/initials";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import styles from "./HerdMark.module.css";

const RULES = { commonWords: FORMATS.businessNameCommonWords, words: LIMITS.businessNameWords };

/** The sign of the current herd, beside its name or in its place: its initials, or the herd of nobody while none is chosen. */
export const HerdMark = observer(function HerdMark({ size }: { size: number }) {
  const { session } = useShell();
  const { lead, main } = splitBusinessName(session.user?.elevageEnCours.denomination ?? "", RULES);
  const initials = session.numCheptel === null ? "" : initialsOf(`${lead} ${main}`);
  return (
    <span className={styles.mark} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden="true">
      {initials || <Glyph name="herd" size={size * 0.65} />}
    </span>
  );
});
