import type { RegistryModel } from "../link/model";

/** A text in all of its languages as one key, so that two that say the same are equal. */
export function wordsOf(model: RegistryModel, key: string): string | undefined {
  const texts = model.texts.get(key)?.texts;
  return texts === undefined ? undefined : JSON.stringify(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
