import type { RegistryModel } from "../link/model";
import { isReferred, type Referred, VOCABULARY_WORDS } from "../messages/vocabularies";
import { VOCABULARIES, type Vocabulary } from "../schema/reference";
import { documentOf } from "../tables/documentOf";
import { sortedNames } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { Code } from "./printValue";

/** Files of the product, which no editor lists. */
const UNLISTED: readonly string[] = ["logo", "picture"];

/** Every name of the registry as an enumeration with what it stands for, once for all schemas. */
export function nameDefinitions({ model, iconNames }: EmitSource): Readonly<Record<string, object>> {
  const definitions = VOCABULARIES.flatMap((vocabulary): [string, object][] => {
    if (!isListed(vocabulary)) return [];
    // Several thousand: on one line, they are no reading.
    if (vocabulary === "icon") return [[vocabulary, { type: "string", enum: new Code(JSON.stringify(iconNames)) }]];
    const names = sortedNames(new Set([...(model.names.get(vocabulary) ?? []), ...repeating(model, vocabulary)]));
    const words = VOCABULARY_WORDS[vocabulary];
    const text = "text" in words ? words.text : undefined;
    const meanings = text === undefined ? {} : { enumDescriptions: names.map((name) => meaningOf(model, `${text}.${name}`)) };
    return [[vocabulary, { type: "string", enum: names, ...meanings }]];
  });
  return Object.fromEntries(definitions);
}

/** Whether an editor offers the names of a vocabulary. */
export function isListed(vocabulary: Vocabulary): vocabulary is Vocabulary & Referred {
  return isReferred(vocabulary) && !UNLISTED.includes(vocabulary);
}

/** Names that repeat over a list are written with their placeholder. */
function repeating({ documents }: RegistryModel, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary === "route") return documents.application.flatMap(({ document }) => Object.keys(document.routes ?? {}));
  return vocabulary === "grant" ? documents.grantFamily.flatMap(({ document }) => Object.keys(document.grants)) : [];
}

function meaningOf(model: RegistryModel, key: string): string {
  const { default: language } = documentOf(model, "languages");
  const text = model.texts.get(key)?.texts[language] ?? "";
  const opens = model.texts.get(`${key}.opens`)?.texts[language];
  return opens === undefined ? text : `${text}. ${opens}`;
}
