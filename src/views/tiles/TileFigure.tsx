import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { countedWords } from "./countedWords";
import { Sparkline } from "./Sparkline";
import styles from "./TileFigure.module.css";

/** The number of a tile, how it came about and how old it is; an empty corner until it has come. `id` is that of its words. */
export const TileFigure = observer(function TileFigure({ id, name }: { id: string; name: string }) {
  const { network, tileFigures } = useShell();
  const { t, find } = useTranslation();
  const figure = usePart(tileFigures).value?.of(name) ?? null;
  if (figure === null) return null;
  const { value, unit, tone, ago, age, bars = [], isSpread = false } = figure;
  const toned = tone && t(paletteText.tiles.tones[tone]);
  const counted = countedWords(find, name, figure);
  return (
    <>
      <span
        className={styles.figure}
        data-tone={tone}
        data-old={!network.online || undefined}
        data-none={value === "0" || undefined}
        title={`${counted}, ${ago}`}
        aria-hidden="true"
      >
        <b>
          {value}
          {unit && <small>{`\u00a0${unit}`}</small>}
        </b>
        <span className={styles.ago}>{[counted, age].filter(Boolean).join(" · ")}</span>
        {bars.length > 0 && <Sparkline bars={bars} isSpread={isSpread} />}
      </span>
      <span id={id} hidden>
        {[[value, unit, counted].filter(Boolean).join(" "), toned, ago].filter(Boolean).join(", ")}
      </span>
    </>
  );
});
