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
    // Entries that name a text of registry/labels share it: it is told where it is written.
    if (first === undefined || texts[first] === undefined || told.has(texts)) continue;
    told.add(texts);
    if (!Object.values(texts).some((text) => text.includes("{{"))) continue;
    const right = rightLanguage(texts, first);
    const wanted = placeholdersOf(texts[right] ?? "");
    for (const [language, text] of Object.entries(texts)) {
      const seen = placeholdersOf(text);
      const extra = seen.filter((name) => !wanted.includes(name));
      const missing = wanted.filter((name) => !seen.includes(name));
      if (extra.length === 0 && missing.length === 0) continue;
      const at = place.file.startsWith("labels/") ? { ...place, file: `labels/${language}.yaml` } : below(place, language);
      yield finding(model.locate(at), "text-placeholder", messageOf(key, language, right, extra, missing), {
        hint: remedyOf(text, extra, missing),
      });
    }
  }
};

/** The language whose placeholders the others are compared with: the default one, unless most of the others agree on something else. */
function rightLanguage(texts: Readonly<Record<string, string>>, first: string): string {
  const signs = Object.entries(texts).map(([language, text]) => ({ language, sign: placeholdersOf(text).toSorted().join() }));
  const own = signs.find(({ language }) => language === first)?.sign;
  const most = signs.find(({ sign }) => sign !== own && signs.filter((one) => one.sign === sign).length * 2 > signs.length);
  return most?.language ?? first;
}

function placeholdersOf(text: string): readonly string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

function messageOf(key: string, language: string, first: string, extra: readonly string[], missing: readonly string[]): string {
  const said = extra.length > 0 ? `says ${extra.join(", ")}` : "leaves something out";
  const wanted = missing.length > 0 ? `the one in "${first}" says ${missing.join(", ")}` : `the one in "${first}" does not`;
  return `The text "${key}" in "${language}" ${said}; ${wanted}.`;
}

/** `{product}` and `{{product}`: too few braces, so that it would be shown as it stands. */
const HALF = /(?<!\{)\{[^{}]*\}(?!\})|\{\{[^{}]*\}(?!\})|(?<!\{)\{[^{}]*\}\}/;

function remedyOf(text: string, [seen]: readonly string[], missing: readonly string[]): string {
  const [only] = missing;
  const half = HALF.exec(text)?.[0];
  if (half !== undefined && only !== undefined && missing.length === 1) return `Write ${only} instead of ${half}.`;
  if (seen === undefined) return `Write ${missing.join(", ")} where it belongs in this text.`;
  const meant = suggest(seen, missing) ?? (missing.length === 1 ? only : undefined);
  return meant === undefined ? `Remove ${seen}: nothing would take its place.` : `Write ${meant} instead of ${seen}.`;
}
