import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

const PLACEHOLDER = /\{\{[^{}]*\}\}/g;

/** What the shell puts into a text, `{{product}}`, is named alike in every language; another name would be shown as it stands. */
export const textPlaceholder: Rule = function* (model) {
  const [first] = model.documents.languages.map(({ document }) => document.default);
  const told = new Set<object>();
  for (const { key, place, texts } of model.texts.values()) {
    const pattern = first === undefined ? undefined : texts[first];
    // Entries that name a text of registry/labels share it: it is told where it is written.
    if (pattern === undefined || told.has(texts)) continue;
    told.add(texts);
    const wanted = placeholdersOf(pattern);
    for (const [language, text] of Object.entries(texts)) {
      const seen = placeholdersOf(text);
      const extra = seen.filter((name) => !wanted.includes(name));
      const missing = wanted.filter((name) => !seen.includes(name));
      if (extra.length === 0 && missing.length === 0) continue;
      const at = place.file.startsWith("labels/") ? { ...place, file: `labels/${language}.yaml` } : below(place, language);
      yield finding(model.locate(at), "text-placeholder", messageOf(key, language, first ?? "", extra, missing), {
        hint: remedyOf(extra, missing),
      });
    }
  }
};

function placeholdersOf(text: string): readonly string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

function messageOf(key: string, language: string, first: string, extra: readonly string[], missing: readonly string[]): string {
  const said = extra.length > 0 ? `says ${extra.join(", ")}` : "leaves something out";
  const wanted = missing.length > 0 ? `the one in "${first}" says ${missing.join(", ")}` : `the one in "${first}" does not`;
  return `The text "${key}" in "${language}" ${said}; ${wanted}.`;
}

function remedyOf([seen]: readonly string[], missing: readonly string[]): string {
  const [only] = missing;
  if (seen === undefined) return `Write ${missing.join(", ")} where it belongs in this text.`;
  const meant = suggest(seen, missing) ?? (missing.length === 1 ? only : undefined);
  return meant === undefined ? `Remove ${seen}: nothing would take its place.` : `Write ${meant} instead of ${seen}.`;
}
