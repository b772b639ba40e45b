import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { editDistance } from "../diagnostic/suggest";
import type { LinkedText, Place, RegistryModel } from "../link/model";
import type { Rule } from "./rule";

/** Every text exists in every declared language. */
export const missingTranslation: Rule = function* (model) {
  const languages = model.documents.languages.flatMap(({ document }) => document.languages);
  const declared = new Set(languages.map(({ id }) => id));
  const told = new Set<object>();
  let misspelt: ReadonlyMap<LinkedText, LinkedText> | null = null;
  for (const text of model.texts.values()) {
    const { key, place, texts } = text;
    const missing = languages.filter(({ id }) => !Object.hasOwn(texts, id));
    // Entries that name a text of registry/labels share it: it is told where it is written.
    if (missing.length === 0 || told.has(texts)) continue;
    // A text in a language that is not declared is told by unknown-language: most often it is the missing one, misspelt.
    if (Object.keys(texts).some((language) => !declared.has(language))) continue;
    told.add(texts);
    misspelt ??= misspeltKeys(model, languages.length);
    const right = misspelt.get(text);
    if (right !== undefined) {
      yield misspeltFinding(model, text, right);
      continue;
    }
    if ([...misspelt.values()].includes(text)) continue;
    const names = missing.map(({ id, name }) => `${name} (${id})`).join(", ");
    const inLabels = place.file.startsWith("labels/");
    yield finding(model.locate(place, "key"), "missing-translation", `The text "${key}" is missing in ${names}.`, {
      hint: inLabels
        ? `In ${missing.map(({ id }) => `labels/${id}.yaml`).join(", ")} write, ${levelsOf(place)}, ${String(place.path.at(-1))}: "…"; or remove it here, when nothing shows it. Texts of tiles, routes and grants stand beside them.`
        : `Add ${missing.map(({ id }) => `"${id}: …"`).join(", ")} to this text.`,
    });
  }
};

/** `below "multi:" of "account:"`: the lines under which a text stands. */
function levelsOf({ path }: Place): string {
  const levels = path.slice(0, -1).toReversed();
  return levels.length === 0 ? "at its start" : `below ${levels.map((level) => `"${level}:"`).join(" of ")}`;
}

/** Texts of registry/labels that one language alone has, each with the one near by that this language alone lacks: its key is misspelt. */
function misspeltKeys(model: RegistryModel, languages: number): ReadonlyMap<LinkedText, LinkedText> {
  const found = new Map<LinkedText, LinkedText>();
  const written = [...model.texts.values()].filter(({ place }) => place.file.startsWith("labels/"));
  const lacking = written.filter(({ texts }) => Object.keys(texts).length === languages - 1);
  for (const text of languages < 3 ? [] : written) {
    const [language = "", ...others] = Object.keys(text.texts);
    if (others.length > 0) continue;
    const wanted = lacking.filter((one) => !Object.hasOwn(one.texts, language));
    const right = wanted.find((one) => isNear(text, one)) ?? onlyNamesake(text, wanted) ?? onlyBeside(text, wanted, written);
    if (right !== undefined) found.set(text, right);
  }
  return found;
}

/** The one text of the same name in another block: its line was moved. */
function onlyNamesake(text: LinkedText, wanted: readonly LinkedText[]): LinkedText | undefined {
  const [namesake, ...others] = wanted.filter((one) => lastOf(one) === lastOf(text));
  return others.length === 0 ? namesake : undefined;
}

function lastOf({ place }: LinkedText): string {
  return String(place.path.at(-1));
}

/** The one text that a block lacks in a language, where the language has one of its own there: its key was translated. */
function onlyBeside(text: LinkedText, wanted: readonly LinkedText[], written: readonly LinkedText[]): LinkedText | undefined {
  const block = blockOf(text);
  const [lacking, ...others] = wanted.filter((one) => blockOf(one) === block);
  const own = written.filter((one) => blockOf(one) === block && Object.keys(one.texts).join() === Object.keys(text.texts).join());
  return others.length === 0 && own.length === 1 ? lacking : undefined;
}

function blockOf({ namespace, key }: LinkedText): string {
  return `${namespace} ${key.slice(0, key.lastIndexOf(".") + 1)}`;
}

function isNear(one: LinkedText, other: LinkedText): boolean {
  const limit = Math.max(1, Math.floor(other.key.length / 4));
  return one.namespace === other.namespace && editDistance(one.key.toLowerCase(), other.key.toLowerCase(), limit) <= limit;
}

function misspeltFinding(model: RegistryModel, { key, place, texts }: LinkedText, right: LinkedText): Diagnostic {
  const [language = ""] = Object.keys(texts);
  if (lastOf(right) === String(place.path.at(-1)))
    return finding(
      model.locate(place, "key"),
      "missing-translation",
      `The text "${key}" stands in "${language}" alone, and "${right.key}" in all other languages: it seems to have been moved here.`,
      {
        hint: `Put it back ${levelsOf(right.place)}, as in the other languages.`,
        related: relatedTo(model.locate(right.place, "key"), "where it stands in the other languages"),
      },
    );
  return finding(
    model.locate(place, "key"),
    "missing-translation",
    `The text "${key}" stands in "${language}" alone, which has no "${right.key}" as the other languages do.`,
    {
      hint:
        levelsOf(place) === levelsOf(right.place)
          ? `Write its key as in the other languages: ${String(right.place.path.at(-1))}:`
          : `Write it as in the other languages, ${levelsOf(right.place)}: ${String(right.place.path.at(-1))}:`,
      related: relatedTo(model.locate(right.place, "key"), "the key of the other languages"),
    },
  );
}
