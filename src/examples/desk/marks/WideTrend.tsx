import styles from "./WideTrend.module.css";

const SIZE = { width: 100, height: 40 };
const EDGE = 4;
/** A change smaller than this share of the values is drawn as small as it is. */
const LEAST_SPAN = 0.08;

interface WideTrendProps {
  /** What was measured. */
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly language: string;
  /** The month of the last value. */
  readonly until: { readonly year: number; readonly month: number };
  readonly write: (value: number) => string;
  /** It stands alone, under its name and with each of its months; otherwise the figures beside it say the most. */
  readonly isAlone?: true;
}

/** A curve as wide as there is room, a dot a month, over the months and their values. */
export function WideTrend({ name, unit, values, language, until, write, isAlone }: WideTrendProps) {
  const [lowest, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - lowest, LEAST_SPAN * most, 0.1);
  const least = (lowest + most - span) / 2;
  const last = values.length - 1;
  const points = values.map((value, at) => ({
    x: (at * SIZE.width) / Math.max(1, last),
    y: EDGE + (1 - (value - least) / span) * (SIZE.height - 2 * EDGE),
  }));
  const month = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const months = values.map((value, at) => {
    const day = Date.UTC(until.year, until.month - 1 - last + at, 1);
    return (
      <span key={day}>
        {month.format(day)} <b>{isAlone ? write(value) : `${write(value)}\u00a0${unit}`}</b>
      </span>
    );
  });
  return (
    <span className={styles.trend} data-alone={isAlone} aria-hidden={!isAlone} style={{ "--months": values.length } as object}>
      {isAlone && (
        <small className={styles.name}>
          <b>{name}</b> {unit}
        </small>
      )}
      <span className={styles.plan}>
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={points.map(({ x, y }) => `M${x} ${y}V${SIZE.height}`).join("")} />
          <polyline points={points.map(({ x, y }) => `${x},${y.toFixed(1)}`).join(" ")} />
        </svg>
        {points.map(({ x, y }) => (
          <i key={x} style={{ left: `${x}%`, top: `${(100 * y) / SIZE.height}%` }} />
        ))}
      </span>
      <small className={styles.months}>
        {isAlone ? (
          months
        ) : (
          <>
            {months[0]}
            <span>{name}</span>
            {months[last]}
          </>
        )}
      </small>
    </span>
  );
}
