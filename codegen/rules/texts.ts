import { isDeepStrictEqual } from "node:util";
import type { Severity } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import { visible } from "../diagnostic/visible";
import { languageOf } from "../link/linkLabels";
import type { Place, RegistryModel } from "../link/model";
import { keyOf, wholeFile } from "../link/places";
import { valueAt } from "../link/valueAt";
import { isLabel, placeOfText, writtenTexts } from "../link/writtenTexts";
import type { Code, ParamsOf } from "../messages/code";
import { isBlock } from "../schema/shape";
import { needing, type Rule, rule } from "./rule";

/** `{supplier}`, but not the `{{product}}` that the shell fills. */
const LIST_PLACEHOLDER = /(?<!\{)\{\s*\w+\s*\}(?!\})/;

export const textRules: readonly Rule[] = [
  /** Every text exists in every declared language. One in a language that is not declared is most often the missing one. */
  needing(["languages"], "missing-translation", "error", function* (model) {
    const declared = languagesOf(model);
    // A file of labels/ that is missing has a finding of its own.
    const inLabels = declared.filter((one) => model.documents.labels.some(({ file }) => file === `labels/${one}.yaml`));
    const lacking = writtenTexts(model).flatMap((text) => {
      const languages = isLabel(text) ? inLabels : declared;
      const seen = Object.keys(text.texts);
      if (isLabel(text) ? model.incomplete.has("labels") : !model.isWhole(text.place)) return [];
      if (seen.length >= languages.length || seen.some((one) => !languages.includes(one))) return [];
      const missing = languages.filter((one) => !seen.includes(one));
      return [{ text, missing, block: text.key.replace(/[^.]*$/, ""), seen: seen.join(), isStray: isLabel(text) && seen.length === 1 }];
    });
    // A key that one language alone has is the misspelt one of a text that this language lacks.
    const strays = new Set(lacking.flatMap(({ isStray, block, seen }) => (isStray ? [`${block} ${seen}`] : [])));
    for (const { text, missing, block, isStray } of lacking) {
      if (!isStray && isLabel(text) && strays.has(`${block} ${missing.join()}`)) continue;
      const [file = ""] = isLabel(text) && !isStray ? missing.map((one) => `labels/${one}.yaml`) : [text.place.file];
      const place = file === text.place.file ? text.place : placeBefore(model, text.place, file);
      yield { at: keyOf(place), params: { key: text.key, missing: missing.join(", ") } };
    }
  }),
  /** A file of labels/ is in a declared language. */
  needing(["languages"], "unknown-language", "error", function* (model) {
    const languages = languagesOf(model);
    for (const { file } of model.documents.labels) {
      const name = languageOf(file);
      if (!languages.includes(name)) yield { at: wholeFile(file), params: { name, suggestion: suggest(name, languages) } };
    }
  }),
  /** A text of spaces shows nothing. */
  wordRule("empty-text", "error", (words, key) => (words.trim() === "" ? { key } : null)),
  /** A sign that nobody sees makes people read another text than the one that was reviewed. */
  wordRule("hidden-sign", "error", (words) => (visible(words) === words ? null : { text: visible(words) })),
  /** A tag is never carried out: people would read it as it stands. */
  wordRule("text-markup", "error", (words) => (/<[a-z/!]/i.test(words) ? { text: words } : null)),
  /** The apostrophe of print, as in all that people read. */
  wordRule("straight-apostrophe", "warning", (words) => (/'(?=\p{L})(?<=\p{L}')/u.test(words) ? { text: words } : null)),
  /** What the shell puts into a text, `{{product}}`, is named alike in every language; another name would be shown as it stands. */
  rule("text-placeholder", "error", function* (model) {
    for (const text of writtenTexts(model)) {
      const filled = Object.entries(text.texts).map(([language, words]) => ({ language, names: namesIn(words) }));
      const first = filled.find(({ names }) => filled.filter((one) => one.names === names).length * 2 > filled.length) ?? filled[0];
      for (const { language, names } of filled) {
        if (first === undefined || names === first.names) continue;
        const params = { key: text.key, language, seen: names || "–", other: first.language, wanted: first.names || "–" };
        yield { at: placeOfText(text, language), params };
      }
    }
  }),
  /** A quote that opens or closes a text and has no other: YAML took it for a part of the text. */
  wordRule("stray-quote", "warning", (words) => (/^"[^"]*$|^[^"]*"$/.test(words) ? { text: words } : null)),
  /** What stands in braces is filled only where an entry repeats over that list; elsewhere people would read the braces. */
  wordRule("label-placeholder", "warning", (words) => {
    const [placeholder] = LIST_PLACEHOLDER.exec(words) ?? [];
    return placeholder === undefined ? null : { placeholder };
  }),
  /** No two languages say everything alike: one of the files was copied over the other. */
  rule("language-copied", "warning", function* (model) {
    const files = model.documents.labels;
    for (const [n, { file, document }] of files.entries()) {
      const first = files.slice(0, n).find((one) => isDeepStrictEqual(one.document, document));
      if (first === undefined) continue;
      yield { at: wholeFile(file), params: { file, other: first.file }, related: wholeFile(first.file) };
    }
  }),
  /** Days and numbers are written in the language of the texts around them. */
  rule("locale-language", "error", function* (model) {
    for (const { file, document } of model.documents.languages)
      for (const [n, { id, locale, country }] of document.languages.entries())
        if (new Intl.Locale(locale).language !== id)
          yield { at: { file, path: ["languages", n, "locale"] }, params: { id, locale, example: `${id}-${country}` } };
  }),
];

/** A rule about each text in each language. */
function wordRule<C extends Code>(code: C, severity: Severity, broken: (words: string, key: string) => ParamsOf<C> | null): Rule {
  return rule(code, severity, function* (model) {
    for (const text of writtenTexts(model))
      for (const language of Object.keys(text.texts)) {
        const params = broken(text.texts[language] ?? "", text.key);
        if (params !== null) yield { at: placeOfText(text, language), params };
      }
  });
}

/** Where a text of one file belongs in another: behind the nearest one before it that both have. */
function placeBefore({ documents }: RegistryModel, { file, path }: Place, other: string): Place {
  const block = path.slice(0, -1);
  const [own, its] = [file, other].map((one) => valueAt(documents.labels.find((labels) => labels.file === one)?.document, block));
  const keys = isBlock(own) ? Object.keys(own) : [];
  const before = keys.slice(0, keys.indexOf(String(path.at(-1)))).findLast((key) => isBlock(its) && Object.hasOwn(its, key));
  return { file: other, path: before === undefined ? block : [...block, before] };
}

function namesIn(words: string): string {
  return [...new Set(words.match(/\{\{[^{}]*\}\}/g))].toSorted().join(", ");
}

function languagesOf(model: RegistryModel): readonly string[] {
  return model.documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
}
