import type { MapSize } from "../places/projection";
import type { Marker } from "./markers";

/** A rectangle of the map, in its pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A name beside its marker. */
export interface Label {
  readonly name: string;
  readonly box: Box;
}

/** Of the letters of a name, about. */
const LETTER = 7.4;
const LINE = 16;
/** From the middle of a marker to its name. */
const ASIDE = 18;
const BELOW = 22;
/** Where others are in the way beside it: so much higher or lower. */
const STEPS = [14, -14];
/** What a marker takes, also while it is the chosen one and a pin stands there. */
const MARKER = { aside: 14, above: 40, below: 11 };
/** A map with more of them says it by numbers. */
const MOST = 12;

/** Between two names, so that each is read with its own marker. */
const APART = 10;
/** What it counts when they are closer: more than any place further from its marker. */
const CROWDED = 10;

/** The names of the herds that stand alone, each where it lies over nothing else: beside its marker, below it, or nowhere. */
export function labelsOf(markers: readonly Marker[], size: MapSize): readonly Label[] {
  if (markers.length > MOST) return [];
  // Who comes first takes the best place: of all beginnings the one that leaves the others theirs.
  const tries = markers.map((_, at) => placed([...markers.slice(at), ...markers.slice(0, at)], markers.map(boxOf), size));
  const [best] = tries.sort((a, b) => b.labels.length - a.labels.length || a.cost - b.cost);
  return markers.flatMap(({ herds: [herd] }) => best?.labels.filter(({ name }) => name === herd?.name) ?? []);
}

function placed(markers: readonly Marker[], marks: readonly Box[], size: MapSize): { labels: readonly Label[]; cost: number } {
  const labels: Label[] = [];
  let cost = 0;
  for (const { at, herds } of markers) {
    const [herd] = herds;
    if (herd === undefined || herds.length > 1) continue;
    const half = (herd.name.length * LETTER) / 2;
    const [x, y] = at;
    const around = (middle: number, line: number): Box => ({
      left: middle - half,
      right: middle + half,
      top: line - LINE / 2,
      bottom: line + LINE / 2,
    });
    const beside = (step: number) => [around(x + ASIDE + half, y + step), around(x - ASIDE - half, y + step)] as const;
    const [after, before] = beside(0);
    const places = [after, around(x, y + BELOW), before, ...STEPS.flatMap(beside)];
    const others = labels.map((label) => grown(label.box));
    const free = places.filter((place) => isInside(place, size) && isFree(place, [...marks, ...labels.map((label) => label.box)]));
    const box = free.find((place) => isFree(place, others)) ?? free[0];
    if (box === undefined) continue;
    cost += places.indexOf(box) + (isFree(box, others) ? 0 : CROWDED);
    labels.push({ name: herd.name, box });
  }
  return { labels, cost };
}

function grown({ left, right, top, bottom }: Box): Box {
  return { left: left - APART, right: right + APART, top: top - APART, bottom: bottom + APART };
}

export function boxOf({ at: [x, y] }: Marker): Box {
  return { left: x - MARKER.aside, right: x + MARKER.aside, top: y - MARKER.above, bottom: y + MARKER.below };
}

export function isInside({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

export function isFree(box: Box, taken: readonly Box[]): boolean {
  return taken.every(({ left, right, top, bottom }) => box.right < left || box.left > right || box.bottom < top || box.top > bottom);
}
