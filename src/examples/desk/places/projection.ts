/** Degrees of longitude and latitude. */
export type Position = readonly [east: number, north: number];

/** Pixels from the upper left corner of the map. */
export type Point = readonly [x: number, y: number];

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export type Projection = (position: Position) => Point;

/** Degrees of longitude are narrower here than those of latitude; exact enough for a country. */
const NARROWING = Math.cos((46.5 * Math.PI) / 180);
/** Degrees of latitude that a map shows at least: rivers and towns around few herds; close up, where herds near each other lie. */
export const LEAST_SPAN = { country: 0.8, close: 0.1 };
/** Room for markers, names and what lies over the edge. */
const MARGIN = 44;

/** A map of the given size that shows all of these places. */
export function projectionOf(positions: readonly Position[], { width, height }: MapSize, leastSpan = LEAST_SPAN.country): Projection {
  const flat = positions.map(([east, north]): Point => [east * NARROWING, -north]);
  const [left, right] = rangeOf(flat.map(([x]) => x));
  const [top, bottom] = rangeOf(flat.map(([, y]) => y));
  const across = Math.max(width - 2 * MARGIN, 1) / Math.max(right - left, leastSpan);
  const down = Math.max(height - 2 * MARGIN, 1) / Math.max(bottom - top, leastSpan);
  const scale = Math.min(across, down);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return ([east, north]) => [width / 2 + (east * NARROWING - middleX) * scale, height / 2 + (-north - middleY) * scale];
}

/** Not by spreading into `Math.min`: there may be thousands. */
function rangeOf(values: readonly number[]): Point {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return least > most ? [0, 0] : [least, most];
}
