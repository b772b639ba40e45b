import { once } from "../kept/kept";
import type { LinkedText, Place, RegistryModel } from "./model";
import { below } from "./places";

/** Every text once, also where entries share it by its key or repeat over a list. */
export const writtenTexts = once((model: RegistryModel): readonly LinkedText[] => [...onceEach(model)]);

function* onceEach(model: RegistryModel): Iterable<LinkedText> {
  const shared = new Set<object>();
  let before = "";
  for (const text of model.texts.values()) {
    // The copies of an entry that repeats over a list follow each other.
    const here = [text.place.file, ...text.place.path].join("\n");
    const isCopy = here === before;
    before = here;
    if (isCopy || shared.has(text.texts)) continue;
    shared.add(text.texts);
    yield text;
  }
}

/** Whether a text stands in the files of registry/labels, one file a language. */
export function isLabel({ place }: LinkedText): boolean {
  return place.file.startsWith("labels/");
}

/** Where a text stands in one of its languages. */
export function placeOfText(text: LinkedText, language: string): Place {
  return isLabel(text) ? { ...text.place, file: `labels/${language}.yaml` } : below(text.place, language);
}
