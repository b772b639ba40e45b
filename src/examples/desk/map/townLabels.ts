import { TOWNS } from "../places/country";
import type { MapSize, Point, Projection } from "../places/projection";
import { type Box, isFree, isInside } from "./herdLabels";

const LETTER = 6.5;
const LINE = 16;
/** How far a name stays from all else. */
const GAP = 6;

/** The towns whose names have room, written around their place. */
export function townLabels(project: Projection, size: MapSize, taken: readonly Box[]): readonly (readonly [string, Point])[] {
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
