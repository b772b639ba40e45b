import { OUTLINE, RIVERS, TOWNS } from "../places/country";
import type { MapSize, Point, Position, Projection } from "../places/projection";
import styles from "./HerdsMap.module.css";

interface CountryProps {
  readonly project: Projection;
  readonly size: MapSize;
  /** Where something lies over the map: no name is written there. */
  readonly taken: readonly Point[];
}

/** Land, rivers and towns under the markers. */
export function Country({ project, size, taken }: CountryProps) {
  const line = (positions: readonly Position[]) =>
    positions
      .map((one) =>
        project(one)
          .map((value) => value.toFixed(1))
          .join(","),
      )
      .join(" ");
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
      <polygon className={styles.land} points={line(OUTLINE)} />
      {RIVERS.map((river) => (
        <polyline key={String(river[0])} className={styles.river} points={line(river)} />
      ))}
      {townsIn(project, size, taken).map(([name, [x, y]]) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  );
}

const LETTER = 6.5;
const LINE = 16;
/** How far a name stays from a marker. */
const GAP = 22;
const OVER = 12;

/** The towns whose names have room, written around their place. */
function townsIn(project: Projection, { width, height }: MapSize, taken: readonly Point[]): readonly (readonly [string, Point])[] {
  const written: (readonly [string, Point])[] = [];
  for (const [name, position] of TOWNS) {
    const [x, y] = project(position);
    const half = (name.length * LETTER) / 2;
    if (x < half || x > width - half || y < LINE || y > height - LINE) continue;
    const isNear = ([otherX, otherY]: Point, more: number, over = 0) =>
      Math.abs(otherX - x) < half + more && Math.abs(otherY - y) < LINE + over;
    if (taken.some((point) => isNear(point, GAP, OVER))) continue;
    if (written.some(([other, point]) => isNear(point, (other.length * LETTER) / 2))) continue;
    written.push([name, [x, y]]);
  }
  return written;
}
