import type { LinkedText, Place, RegistryModel } from "../link/model";
import { below } from "./accessReferences";

/** Every text once, also where entries share it by its key or repeat over a list. */
export function* writtenTexts(model: RegistryModel): Iterable<LinkedText> {
  const shared = new Set<object>();
  let before: Place | null = null;
  for (const text of model.texts.values()) {
    // The copies of an entry that repeats over a list follow each other.
    const isCopy = before !== null && before.file === text.place.file && samePath(before, text.place);
    before = text.place;
    if (isCopy || shared.has(text.texts)) continue;
    shared.add(text.texts);
    yield text;
  }
}

function samePath({ path }: Place, other: Place): boolean {
  return path.length === other.path.length && path.every((step, index) => other.path[index] === step);
}

/** Where a text stands in one of its languages. */
export function placeOfText({ place }: LinkedText, language: string): Place {
  return place.file.startsWith("labels/") ? { ...place, file: `labels/${language}.yaml` } : below(place, language);
}
