import { OUTLINE, RIVERS } from "../places/country";
import type { MapSize, Point, Position, Projection } from "../places/projection";
import styles from "./HerdsMap.module.css";
import type { Box, Label } from "./herdLabels";
import { townLabels } from "./townLabels";

interface CountryProps {
  readonly project: Projection;
  readonly size: MapSize;
  /** Names of herds. */
  readonly labels: readonly Label[];
  /** Where markers lie over the map: no town is written there. */
  readonly taken: readonly Box[];
}

/** Land, rivers and towns under the markers, and the names of herds beside these. */
export function Country({ project, size, labels, taken }: CountryProps) {
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
      {RIVERS.map((river, at) => (
        <River key={String(river[0])} points={river.map(project)} id={`river-${at}`} />
      ))}
      {townLabels(project, size, [...taken, ...labels.map(({ box }) => box)]).map(([name, [x, y]]) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      {labels.map(({ name, box }) => (
        <text key={name} className={styles.herdName} x={(box.left + box.right) / 2} y={(box.top + box.bottom) / 2}>
          {name}
        </text>
      ))}
    </svg>
  );
}

interface RiverProps {
  /** From its source on. */
  readonly points: readonly Point[];
  readonly id: string;
}

/** A line without corners, which begins faint. */
function River({ points, id }: RiverProps) {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
        <stop className={styles.water} offset="0" stopOpacity="0" />
        <stop className={styles.water} offset="1" />
      </linearGradient>
      <path className={styles.river} d={curveThrough(points)} stroke={`url(#${id})`} />
    </>
  );
}

function curveThrough(points: readonly Point[]): string {
  const write = (point: Point) => point.map((value) => value.toFixed(1)).join(",");
  const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [(x + nextX) / 2, (y + nextY) / 2];
  const [first = [0, 0] as const, ...others] = points;
  const bends = others.map((point, at) => {
    const next = others[at + 1];
    return next === undefined ? `L${write(point)}` : `Q${write(point)} ${write(middle(point, next))}`;
  });
  return `M${write(first)}${bends.join("")}`;
}
