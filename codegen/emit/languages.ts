import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, table, union } from "./generatedModule";
import { sortedNames } from "./sorted";

export function emitLanguages({ model }: EmitSource): GeneratedModule {
  const { languages, default: first } = documentOf(model, "languages");
  const records = languages.map((language) => ({ ...language, aliases: language.aliases ?? [] }));
  return {
    path: "languages.ts",
    from: "registry/languages.yaml",
    imports: [],
    declarations: [
      union("LanguageId", sortedNames(languages.map((language) => language.id))),
      {
        kind: "text",
        text: [
          "export interface LanguageRecord {",
          "  readonly id: LanguageId;",
          "  readonly name: string;",
          "  readonly country: string;",
          "  readonly locale: string;",
          "  readonly aliases: readonly string[];",
          "}",
        ].join("\n"),
      },
      table("LANGUAGES", "readonly LanguageRecord[]", records),
      table("DEFAULT_LANGUAGE", "LanguageId", first),
    ],
  };
}
