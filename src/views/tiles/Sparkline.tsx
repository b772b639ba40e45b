import styles from "./TileFigure.module.css";

/** Size in px, the space between two bars, and what the dot at the end of a curve needs around it. */
const WIDTH = 88;
const HEIGHT = 36;
const GAP = 2;
const DOT = 2.5;
/** Where the least is more than this share of the most, bars from zero would all look the same. */
const FLAT = 0.5;

interface SparklineProps {
  readonly bars: readonly number[];
  /** They stand beside each other; otherwise the last one is that of now. */
  readonly isSpread: boolean;
}

/** How a number came about: a curve of what is measured, bars of what is counted or shared out. */
export function Sparkline({ bars, isSpread }: SparklineProps) {
  const most = Math.max(...bars, Number.MIN_VALUE);
  const least = Math.min(...bars);
  return (
    <svg className={styles.bars} width={WIDTH} height={HEIGHT} fill="currentColor" aria-hidden="true">
      {!isSpread && least > FLAT * most ? (
        <Curve values={bars} least={least} most={most} />
      ) : (
        <Bars values={bars} most={most} now={isSpread ? -1 : bars.length - 1} />
      )}
    </svg>
  );
}

/** `now`: which of them is full. */
function Bars({ values, most, now }: { values: readonly number[]; most: number; now: number }) {
  const step = (WIDTH + GAP) / values.length;
  return values.map((value, at) => {
    const height = Math.max(1, (HEIGHT * value) / most);
    const x = at * step;
    return <rect key={x} x={x} y={HEIGHT - height} width={step - GAP} height={height} rx="1" opacity={at === now ? 1 : 0.32} />;
  });
}

function Curve({ values, least, most }: { values: readonly number[]; least: number; most: number }) {
  const points = values.map((value, at) => [
    DOT + (at * (WIDTH - 2 * DOT)) / Math.max(1, values.length - 1),
    HEIGHT - 2 * DOT - ((HEIGHT - 4 * DOT) * (value - least)) / Math.max(most - least, Number.MIN_VALUE),
  ]);
  const line = points.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [x, y] = points.at(-1) ?? [];
  return (
    <>
      <path d={`M${DOT} ${HEIGHT}L${line}V${HEIGHT}Z`} opacity="0.1" />
      <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <circle cx={x} cy={y} r={DOT} />
    </>
  );
}
