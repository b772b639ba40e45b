import { drawsFor } from "../../herd/drawsFor";
import { COMMUNES, DEPARTMENTS } from "./places";
import type { Position } from "./projection";

/** Middle of the country, for a number of no department. */
const ANYWHERE: Position = [2.4, 46.6];

/** Where a herd is: around its commune, or else somewhere in the department its number begins with. */
export function placeOf(numCheptel: string, town: string): Position {
  const { next } = drawsFor(`${numCheptel} place`);
  const commune = COMMUNES[town];
  const [east, north] = commune ?? DEPARTMENTS[/\d{2}/.exec(numCheptel)?.[0] ?? ""] ?? ANYWHERE;
  const reach = commune === undefined ? 0.5 : 0.28;
  return [east + (next() - 0.5) * reach * 1.5, north + (next() - 0.5) * reach];
}
