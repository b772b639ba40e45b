const SIZE = { width: 64, height: 28 };
const EDGE = 4;

interface TrendProps {
  readonly values: readonly number[];
  readonly className: string | undefined;
  readonly size?: { readonly width: number; readonly height: number };
}

/** A curve of a few months; its last value is marked. What it says stands beside it in figures. */
export function Trend({ values, className, size = SIZE }: TrendProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => [
    EDGE + (at * (size.width - 2 * EDGE)) / Math.max(1, values.length - 1),
    size.height - EDGE - ((value - least) / Math.max(most - least, 0.1)) * (size.height - 2 * EDGE),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={className} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false" {...size}>
      <polyline points={points.map((point) => point.map((value) => value.toFixed(1)).join(",")).join(" ")} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}
