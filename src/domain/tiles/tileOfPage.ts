import type { RouteTarget } from "../registry/tables";

interface Tile {
  readonly target: { readonly kind: string; readonly targets?: readonly RouteTarget[] };
}

type Values = Readonly<Record<string, unknown>>;

/** The tile that opens a page with these values: of several, the one that gives it some of them. */
export function tileOfPage<T extends Tile>(tiles: readonly T[], route: string | null, values: Values): T | undefined {
  return (
    namingTile(tiles, route, values) ?? tiles.find(({ target }) => target.targets?.some((one) => one.route === route && fits(one, {})))
  );
}

interface Placed {
  readonly section: string;
}

/** The section whose tile or live preview opens a page with these values. */
export function sectionOfPage(
  tiles: readonly (Tile & Placed)[],
  previews: readonly (Placed & { readonly route: string })[],
  route: string | null,
  values: Values,
): string | undefined {
  return (tileOfPage(tiles, route, values) ?? previews.find((preview) => preview.route === route))?.section;
}

/** The tile whose name the page bears in place of that of its route: it gives values to the page, or opens one of several. */
export function namingTile<T extends Tile>(tiles: readonly T[], route: string | null, values: Values): T | undefined {
  return tiles.find(({ target: { targets = [] } }) =>
    targets.some((one) => one.route === route && fits(one, values) && (targets.length > 1 || !fits(one, {}))),
  );
}

function fits({ params, query }: RouteTarget, values: Values): boolean {
  return Object.entries({ ...params, ...query }).every(([name, value]) => String(values[name]) === String(value));
}
