import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import styles from "./Tiles.module.css";

/** Size of the bars in px, and the space between two of them. */
const WIDTH = 88;
const HEIGHT = 36;
const GAP = 2;

/** The number of a tile, how it came about and how old it is; an empty corner until it has come. `id` is that of its words. */
export const TileFigure = observer(function TileFigure({ id, name }: { id: string; name: string }) {
  const { network, tileFigures } = useShell();
  const { t } = useTranslation();
  const figure = usePart(tileFigures).value?.of(name) ?? null;
  if (figure === null) return null;
  const { value, unit, tone, ago, age, bars = [] } = figure;
  const toned = tone && t(paletteText.tiles.tones[tone]);
  return (
    <>
      <span className={styles.figure} data-tone={tone} data-old={!network.online || undefined} title={ago} aria-hidden="true">
        <b>
          {value}
          {unit && <small>{`\u202f${unit}`}</small>}
        </b>
        <span className={styles.age}>{age}</span>
        <span className={styles.ago}>{age === "" ? toned : ago}</span>
        {bars.length > 0 && <Bars bars={bars} />}
      </span>
      <span id={id} hidden>
        {[value + (unit ? ` ${unit}` : ""), toned, ago].filter(Boolean).join(", ")}
      </span>
    </>
  );
});

/** The last one is that of now. */
function Bars({ bars }: { bars: readonly number[] }) {
  const most = Math.max(...bars, Number.MIN_VALUE);
  const step = (WIDTH + GAP) / bars.length;
  return (
    <svg className={styles.bars} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {bars.map((bar, at) => {
        const height = Math.max(1, (HEIGHT * bar) / most);
        const x = at * step;
        return <rect key={x} x={x} y={HEIGHT - height} width={step - GAP} height={height} />;
      })}
    </svg>
  );
}
