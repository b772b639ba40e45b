import type { DeskHerd } from "../figures/deskHerds";
import type { HerdState } from "../figures/sampleDeskHerd";
import type { Point, Projection } from "../places/projection";

/** A place on the map that can be pressed: one herd, or several that are too close to tell apart. */
export interface Marker {
  readonly at: Point;
  readonly herds: readonly DeskHerd[];
  /** The most urgent of its herds. */
  readonly state: HerdState;
}

/** Pixels that a marker takes, so that no two lie over each other. */
export const MARKER_ROOM = { finger: 48, mouse: 34 };

/** Herds as markers; the list comes with the most urgent first, which therefore give a marker its place and look. `apart` is the room each needs. */
export function markersOf(herds: readonly DeskHerd[], project: Projection, apart: number): readonly Marker[] {
  const found: { at: Point; herds: DeskHerd[]; state: HerdState }[] = [];
  for (const herd of herds) {
    const at = project(herd.position);
    const near = found.find((marker) => Math.max(Math.abs(marker.at[0] - at[0]), Math.abs(marker.at[1] - at[1])) < apart);
    if (near === undefined) found.push({ at, herds: [herd], state: herd.state });
    else near.herds.push(herd);
  }
  return found;
}

/** The marker an arrow key leads to: ahead, and the nearest there. */
export function nextMarker(markers: readonly Marker[], from: Marker, [dx, dy]: Point): Marker | undefined {
  const ahead = markers.flatMap((marker) => {
    const [x, y] = [marker.at[0] - from.at[0], marker.at[1] - from.at[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return marker !== from && along > aside / 2 ? [{ marker, far: along + aside * 2 }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.marker;
}

/** The chosen herd alone in its place: a pin stands there. */
export function isPin({ herds }: Marker, chosen: DeskHerd): boolean {
  return herds.length === 1 && herds[0] === chosen;
}
