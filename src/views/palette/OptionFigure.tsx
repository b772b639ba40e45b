import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { countedWords } from "../tiles/countedWords";
import styles from "./PaletteList.module.css";

/** The number of a page and of what it is, as its tile says it; nothing until it has come. */
export const OptionFigure = observer(function OptionFigure({ name }: { name: string }) {
  const { t, find } = useTranslation();
  const figure = usePart(useShell().tileFigures).value?.of(name);
  if (!figure || figure.value === "0") return null;
  const { value, unit, tone } = figure;
  return (
    <span className={styles.figure} data-tone={tone}>
      {[value, unit, tone ? t(paletteText.tiles.tones[tone]) : countedWords(find, name, figure)].filter(Boolean).join(" ")}
    </span>
  );
});
