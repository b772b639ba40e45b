import { observer } from "mobx-react-lite";
import { paletteText } from "../../../../generated/text/palette";
import { useShell } from "../../context/shell";
import { usePart } from "../../parts/usePart";
import { useTranslation } from "../../parts/useTranslation";
import styles from "./MenuDrawer.module.css";

/** What is late in a section, by the largest figure of its tiles, once they are known. */
export const LateCount = observer(function LateCount({ id }: { id: string }) {
  const { menu, tileFigures, tileExtras } = useShell();
  const { t } = useTranslation();
  const figures = usePart(tileFigures).value;
  // Its words come with them.
  const extras = usePart(tileExtras).value;
  const tiles = menu.sections.find(({ section }) => section.id === id)?.groups.flatMap((group) => group.tiles) ?? [];
  const [late] = tiles
    .flatMap(({ figure }) => figures?.of(figure ?? "") ?? [])
    .filter(({ tone }) => tone === "late")
    .sort((one, other) => Number(other.value) - Number(one.value));
  if (!late || extras === null) return null;
  return (
    <span className={styles.late}>
      {late.value} <span className="visuallyHidden">{t(paletteText.tiles.tones.late)}</span>
    </span>
  );
});
