import { labelKey } from "../../src/domain/labels/labelKey";
import { type Finding, finding } from "../diagnostic/finding";
import { placeOfText } from "../link/writtenTexts";
import type { Registry } from "../viewer/registry";

/** One in so many. */
const MANY = 4;

/**
 * Tiles that are called otherwise than the page they open, which bears the name of its route, or of the tile that gives it
 * values. Where many are, the product has no use for the rule.
 */
export function tileNames({ model, tables }: Registry): readonly Finding[] {
  const tiles = tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  const opened = tiles.flatMap(({ id, target }) => {
    const targets = target.kind === "route" ? target.targets : [];
    return targets.map(({ route, params, query }) => {
      const values = Object.entries({ ...query, ...params });
      return { id, route, page: JSON.stringify([route, values.sort()]), isNaming: targets.length > 1 || values.length > 0 };
    });
  });
  const naming = new Map(
    opened
      .filter(({ isNaming }) => isNaming)
      .map(({ id, page }) => [page, id] as const)
      .reverse(),
  );
  const found = opened.flatMap(({ id, route, page }) => {
    const own = model.texts.get(labelKey.tile(id));
    const tile = naming.get(page);
    const name = model.texts.get(tile === undefined ? labelKey.route(route) : labelKey.tile(tile));
    const language = Object.keys(own?.texts ?? {}).find((one) => name !== undefined && own?.texts[one] !== name.texts[one]);
    if (own === undefined || language === undefined) return [];
    const params = { id, route, label: own.texts[language] ?? "", name: name?.texts[language] ?? "" };
    return [finding(model.locate(placeOfText(own, language)), "tile-name", params, { severity: "warning" })];
  });
  return found.length * MANY > opened.length ? [] : found;
}
