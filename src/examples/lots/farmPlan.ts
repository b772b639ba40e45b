import type { SampleLot } from "../herd/lots";

/** A point of the plan, which is 1000 wide and 640 high; north is up. */
export type Point = readonly [x: number, y: number];

/** A field, or the barn. */
export interface Place {
  readonly id: string;
  /** As the farm calls it, in every language. */
  readonly name: string;
  readonly isBarn: boolean;
  readonly outline: readonly Point[];
  readonly middle: Point;
}

export const PLAN = { width: 1000, height: 640 };

/** The way from the road to the barn, and the brook. */
export const TRACK = "M 0 416 L 374 398 L 374 326 L 400 326 M 374 398 L 624 402 L 1000 440";
export const BROOK = "M 0 250 C 60 250, 200 240, 320 231 S 560 234, 660 239 S 860 256, 1000 270";

export const PLACES: readonly Place[] = [
  place("1", "Le Pré Long", [40, 36], [342, 58], [330, 208], [52, 226]),
  place("2", "Les Ormes", [364, 56], [624, 38], [638, 214], [352, 210]),
  place("3", "La Grande Pièce", [660, 38], [962, 66], [946, 244], [666, 220]),
  place("4", "Le Clos", [52, 268], [320, 250], [364, 264], [360, 384], [62, 402]),
  place("5", "La Noue", [640, 256], [946, 284], [954, 424], [634, 392]),
  place("6", "Les Prés Bas", [54, 428], [362, 410], [354, 604], [74, 594]),
  place("7", "Sous le Bois", [386, 414], [612, 414], [618, 604], [378, 608]),
  place("8", "Le Moulin", [640, 418], [954, 450], [934, 612], [642, 604]),
  place("barn", "L’Étable", [388, 256], [612, 256], [612, 388], [388, 388]),
];

/** Which place each lot is in. */
export type LotPlacement = Readonly<Record<string, string>>;

/** Where the lots are as long as none has been moved: calves in the barn, the others on the fields in turn. */
export function defaultPlacement(lots: readonly SampleLot[]): LotPlacement {
  const fields = PLACES.filter(({ isBarn }) => !isBarn);
  return Object.fromEntries(lots.map(({ id, of }, at) => [id, of === "calves" ? "barn" : (fields[at % fields.length]?.id ?? "barn")]));
}

/** The upright box around a place. */
export function boxOf({ outline }: Place) {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Reads what the storage holds over the usual places; what names no lot or place is left out. */
export function readPlacement(value: unknown, lots: readonly SampleLot[]): LotPlacement {
  const kept = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const known = kept.filter(([lot, place]) => lots.some(({ id }) => id === lot) && PLACES.some(({ id }) => id === place));
  return { ...defaultPlacement(lots), ...Object.fromEntries(known) };
}

/** The place among some that lies nearest in a direction, for the arrow keys. */
export function neighbour(among: readonly Place[], from: Place, [dx, dy]: Point): Place | undefined {
  const ahead = among.flatMap((place) => {
    const [x, y] = [place.middle[0] - from.middle[0], place.middle[1] - from.middle[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return place !== from && along > aside / 2 ? [{ place, far: along + aside * 2 }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.place;
}

function place(id: string, name: string, ...outline: readonly Point[]): Place {
  const mean = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  return { id, name, isBarn: id === "barn", outline, middle: [mean(0), mean(1)] };
}
