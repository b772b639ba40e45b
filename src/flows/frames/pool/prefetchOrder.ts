interface Tile {
  readonly href: string | null;
}

interface PrefetchSources {
  readonly favourites: readonly Tile[];
  readonly recents: readonly Tile[];
  /** Tiles of the open section, in the order of the menu. */
  readonly neighbours: readonly Tile[];
  /** Address of the page that is open. */
  readonly current: string | null;
}

/** Addresses likely to be opened next, best first: favourites, recent pages, then the tiles around the current one. */
export function prefetchOrder({ favourites, recents, neighbours, current }: PrefetchSources): readonly string[] {
  const here = neighbours.findIndex(({ href }) => href === current);
  const distance = (at: number) => (here < 0 ? at : Math.abs(at - here));
  const around = neighbours.map((tile, at) => ({ tile, far: distance(at) })).sort((a, b) => a.far - b.far);
  const all = [...favourites, ...recents, ...around.map(({ tile }) => tile)].flatMap(({ href }) => href ?? []);
  return [...new Set(all)].filter((href) => href !== current);
}
