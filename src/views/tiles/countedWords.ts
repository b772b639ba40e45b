import type { TileFigure } from "../../flows/menu/tileFigures";

/** What the number of a tile counts, in words: "événements à noter"; `name` is that of the figure in the registry. Empty where it needs none. */
export function countedWords(find: (key: string) => string | undefined, name: string, { counts }: Pick<TileFigure, "counts">): string {
  return find(counts ? `tiles.counts.${counts}` : `tiles.figures.${name}`) ?? "";
}
