import { isDeepStrictEqual } from "node:util";
import { suggest } from "../diagnostic/suggest";
import type { LinkedText, LinkedTile, RegistryModel } from "../link/model";
import { below, keyOf, wholeFile } from "../link/places";
import { repeated } from "./repeated";
import { needing, type Rule, rule } from "./rule";
import { isLabel, placeOfText, writtenTexts } from "./writtenTexts";

/** `{supplier}`, but not the `{{product}}` that the shell fills. */
const LIST_PLACEHOLDER = /(?<!\{)\{\s*\w+\s*\}(?!\})/;

/** As many words are a sentence, not a name that all languages share. */
const SENTENCE = 3;

interface Label {
  readonly id: string;
  readonly text: LinkedText | undefined;
  /** What people see it beside. */
  readonly among: string;
}

export const textRules: readonly Rule[] = [
  /** Every text exists in every declared language. One in a language that is not declared is most often the missing one. */
  needing(["languages"], "missing-translation", "error", function* (model) {
    const declared = languagesOf(model);
    // A file of labels/ that is missing has a finding of its own.
    const inLabels = declared.filter((one) => model.documents.labels.some(({ file }) => file === `labels/${one}.yaml`));
    const lacking = [...writtenTexts(model)].flatMap((text) => {
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
      const path = file === text.place.file ? text.place.path : text.place.path.slice(0, -1);
      yield { at: keyOf({ file, path }), params: { key: text.key, missing: missing.join(", ") } };
    }
  }),
  /** Texts are written in declared languages only; one with a file of its own is reported there, once. */
  needing(["languages"], "unknown-language", "error", function* (model) {
    const languages = languagesOf(model);
    const files = model.documents.labels.map(({ file }) => ({ file, name: file.slice("labels/".length, -".yaml".length) }));
    for (const { file, name } of files)
      if (!languages.includes(name)) yield { at: wholeFile(file), params: { name, suggestion: suggest(name, languages) } };
    const told = new Set([...languages, ...files.map(({ name }) => name)]);
    for (const text of writtenTexts(model)) {
      const seen = Object.keys(text.texts);
      const missing = languages.filter((one) => !seen.includes(one));
      for (const name of isLabel(text) ? [] : seen)
        if (!told.has(name)) yield { at: keyOf(below(text.place, name)), params: { name, suggestion: suggest(name, missing) } };
    }
  }),
  /** A text of spaces shows nothing. */
  rule("empty-text", "error", function* (model) {
    for (const text of writtenTexts(model))
      for (const [language, words] of Object.entries(text.texts))
        if (words.trim() === "") yield { at: placeOfText(text, language), params: { key: text.key } };
  }),
  /** What the shell puts into a text, `{{product}}`, is named alike in every language; another name would be shown as it stands. */
  rule("text-placeholder", "error", function* (model) {
    for (const text of writtenTexts(model)) {
      const filled = Object.entries(text.texts).map(([language, words]) => ({ language, names: namesIn(words) }));
      if (filled.every(({ names }) => names === "")) continue;
      const first = filled.find(({ names }) => filled.filter((one) => one.names === names).length * 2 > filled.length) ?? filled[0];
      for (const { language, names } of filled) {
        if (first === undefined || names === first.names) continue;
        const params = { key: text.key, language, seen: names || "–", other: first.language, wanted: first.names || "–" };
        yield { at: placeOfText(text, language), params };
      }
    }
  }),
  /** A quote that opens or closes a text and has no other: YAML took it for a part of the text. */
  rule("stray-quote", "warning", function* (model) {
    for (const text of writtenTexts(model))
      for (const [language, words] of Object.entries(text.texts))
        if (/^"[^"]*$|^[^"]*"$/.test(words)) yield { at: placeOfText(text, language), params: { text: words } };
  }),
  /** What stands in braces is filled only where an entry repeats over that list; elsewhere people would read the braces. */
  rule("label-placeholder", "warning", function* (model) {
    for (const text of writtenTexts(model)) {
      for (const [language, words] of Object.entries(text.texts)) {
        const left = LIST_PLACEHOLDER.exec(words)?.[0];
        if (left !== undefined) yield { at: placeOfText(text, language), params: { placeholder: left } };
      }
    }
  }),
  /** A text of several words is not the same in every language. */
  rule("text-untranslated", "warning", function* (model) {
    for (const text of writtenTexts(model)) {
      const [first = "", ...others] = Object.values(text.texts);
      const words = first.split(/[\s'’-]+/).filter((word) => word.length > 1).length;
      if (others.length > 0 && words >= SENTENCE && others.every((one) => one === first))
        yield { at: text.place, params: { key: text.key, text: first } };
    }
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
  /** Applications, personas and tiles of a section that are called the same, most often a copy whose label was left as it was. */
  rule("label-twice", "warning", function* (model) {
    const words = [...labels(model)].flatMap(({ id, text, among }) =>
      Object.entries(text?.texts ?? {}).map(([language, said]) => ({
        id,
        said,
        place: text?.place,
        key: `${among}\n${language}\n${said}`,
      })),
    );
    for (const { entry, first } of repeated(words, ({ key }) => key))
      if (entry.place !== undefined && first.place !== undefined)
        yield { at: keyOf(entry.place), params: { id: entry.id, other: first.id, text: entry.said }, related: keyOf(first.place) };
  }),
  /** Days and numbers are written in the language of the texts around them. */
  rule("locale-language", "error", function* (model) {
    for (const { file, document } of model.documents.languages)
      for (const [n, { id, locale, country }] of document.languages.entries())
        if (new Intl.Locale(locale).language !== id)
          yield { at: { file, path: ["languages", n, "locale"] }, params: { id, locale, example: `${id}-${country}` } };
  }),
];

function namesIn(words: string): string {
  return [...new Set(words.match(/\{\{[^{}]*\}\}/g))].toSorted().join(", ");
}

function* labels({ applications, tiles, texts, documents }: RegistryModel): Iterable<Label> {
  for (const id of applications.keys()) yield { id, text: texts.get(`app.${id}`), among: "applications" };
  for (const {
    document: { id },
  } of documents.persona)
    yield { id, text: texts.get(`persona.${id}`), among: "personas" };
  for (const tile of tiles.values()) yield { id: tile.id, text: texts.get(`tile.${tile.id}`), among: viewersOf(tile) };
}

/** Those who see a tile side by side with others: one with an access of its own may be meant for people who see no other. */
function viewersOf({ section, document: { access, multiFirst } }: LinkedTile): string {
  return `tiles ${section} ${multiFirst === true} ${JSON.stringify(access ?? null)}`;
}

function languagesOf(model: RegistryModel): readonly string[] {
  return model.documents.languages.flatMap(({ document }) => document.languages.map(({ id }) => id));
}
