import styles from "./WideTrend.module.css";

const SIZE = { width: 100, height: 40 };
const EDGE = 4;
/** A change smaller than this share of the values is drawn as small as it is. */
const LEAST_SPAN = 0.08;

interface WideTrendProps {
  /** What was measured, where no figure beside it says so. */
  readonly name?: string;
  readonly values: readonly number[];
  readonly language: string;
  /** The month of the last value. */
  readonly until: { readonly year: number; readonly month: number };
  readonly write: (value: number) => string;
}

/** A curve as wide as there is room, with its first and its last value named; beside it stand the figures. */
export function WideTrend({ name, values, language, until, write }: WideTrendProps) {
  const [lowest, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - lowest, LEAST_SPAN * most, 0.1);
  const least = (lowest + most - span) / 2;
  const last = values.length - 1;
  const top = (value: number) => EDGE + (1 - (value - least) / span) * (SIZE.height - 2 * EDGE);
  const month = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const named = (at: number) => `${month.format(Date.UTC(until.year, until.month - 1 - last + at, 1))} ${write(values[at] ?? 0)}`;
  return (
    <span className={styles.trend} aria-hidden="true">
      <span className={styles.plan}>
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <polyline points={values.map((value, at) => `${(at * SIZE.width) / Math.max(1, last)},${top(value).toFixed(1)}`).join(" ")} />
        </svg>
        <i style={{ top: `${(100 * top(values[last] ?? 0)) / SIZE.height}%` }} />
      </span>
      <small>
        <span>{named(0)}</span>
        {name !== undefined && <span>{name}</span>}
        <span>{named(last)}</span>
      </small>
    </span>
  );
}
