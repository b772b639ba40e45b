import { OUTLINE, RIVERS, TOWNS } from "../places/country";
import type { MapSize, Point, Position, Projection } from "../places/projection";
import styles from "./HerdsMap.module.css";
import { type Box, isFree, isInside, type Label } from "./labels";

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
      {RIVERS.map((river) => (
        <polyline key={String(river[0])} className={styles.river} points={line(river)} />
      ))}
      {townsIn(project, size, [...taken, ...labels.map(({ box }) => box)]).map(([name, [x, y]]) => (
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

const LETTER = 6.5;
const LINE = 16;
/** How far a name stays from all else. */
const GAP = 6;

/** The towns whose names have room, written around their place. */
function townsIn(project: Projection, size: MapSize, taken: readonly Box[]): readonly (readonly [string, Point])[] {
  const full = [...taken];
  return TOWNS.flatMap(([name, position]) => {
    const [x, y] = project(position);
    const half = (name.length * LETTER) / 2 + GAP;
    const box = { left: x - half, right: x + half, top: y - LINE / 2 - GAP, bottom: y + LINE / 2 + GAP };
    if (!isInside(box, size) || !isFree(box, full)) return [];
    full.push(box);
    return [[name, [x, y] as const] as const];
  });
}
