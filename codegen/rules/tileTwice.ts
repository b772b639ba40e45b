import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedTile } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** Two tiles of a section that say the same and open the same are a copy in which only the id was changed. */
export const tileTwice: Rule = function* (model) {
  const seen = new Map<string, LinkedTile>();
  for (const tile of model.tiles.values()) {
    const what = contentOf(tile);
    const first = seen.get(what);
    if (first === undefined) {
      seen.set(what, tile);
      continue;
    }
    yield finding(
      model.locate(below(tile.place, "id")),
      "tile-twice",
      `The tile "${tile.id}" says and opens the same as "${first.id}" in this section.`,
      {
        hint: 'Write what it is to open in "route:", "params:" or "query:", and its own label; or remove it.',
        related: relatedTo(model.locate(below(first.place, "id")), `"${first.id}" is here`),
        severity: "warning",
      },
    );
  }
};

/** What a tile opens and for whom, in one text; its label last. */
export function contentOf({ section, document }: LinkedTile): string {
  const { label, route, params, query, link, shop, access, multiFirst } = document;
  const target = `${section} ${route ?? link ?? shop} ${multiFirst === true}`;
  return `${target} ${textOf(params)} ${textOf(query)} ${textOf(access)} ${textOf(label)}`;
}

/** The same for two blocks whose keys stand in another order. */
export function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value ?? null);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
