import { defaultLanguage, type Registry } from "../viewer/registry";

/** A text of the registry in a language, else in the default one, else null. */
export function labelOf(registry: Registry, key: string, language: string): string | null {
  const texts = registry.model.texts.get(key)?.texts ?? {};
  return own(texts, language) ?? own(texts, defaultLanguage(registry));
}

function own(texts: Readonly<Record<string, string>>, language: string): string | null {
  return Object.hasOwn(texts, language) ? (texts[language] ?? null) : null;
}
