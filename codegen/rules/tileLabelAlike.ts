import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedTile, RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { viewersOf } from "./tileLabelTwice";
import { placeOfText } from "./writtenTexts";

/** In no language do tiles side by side say the same: where all of them do, tile-label-twice tells it. */
export const tileLabelAlike: Rule = function* (model) {
  const seen = new Map<string, LinkedTile>();
  for (const tile of model.tiles.values()) {
    const alike = new Map<LinkedTile, string[]>();
    const among = viewersOf(tile);
    const texts = Object.entries(textsOf(model, tile));
    for (const [language, words] of texts) {
      const key = `${among} ${language} ${words}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, tile);
      else alike.set(first, [...(alike.get(first) ?? []), language]);
    }
    for (const [first, languages] of alike) if (languages.length < texts.length) yield alikeFinding(model, tile, first, languages);
  }
};

function alikeFinding(model: RegistryModel, tile: LinkedTile, first: LinkedTile, languages: readonly string[]): Diagnostic {
  const [language = ""] = languages;
  const words = textsOf(model, tile)[language] ?? "";
  const at = ({ id }: LinkedTile) => {
    const text = model.texts.get(`tile.${id}`);
    return model.locate(text === undefined ? tile.place : placeOfText(text, language));
  };
  return finding(
    at(tile),
    "tile-label-alike",
    `In "${languages.join('", "')}" the tile "${tile.id}" says the same as "${first.id}" in its group, ${JSON.stringify(words)}.`,
    {
      hint: "Correct the text of one of the two: in the other languages they differ.",
      related: relatedTo(at(first), `"${first.id}" says it here`),
      severity: "warning",
    },
  );
}

function textsOf(model: RegistryModel, { id }: LinkedTile): Readonly<Record<string, string>> {
  return model.texts.get(`tile.${id}`)?.texts ?? {};
}
