import type { LinkedText } from "../link/model";
import type { DocumentOf } from "../schema/kinds";
import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, table, tree } from "./generatedModule";
import { sortedRecord } from "./sorted";

export const NAMESPACES = ["welcome", "shell", "routes", "catalogue"] as const satisfies readonly LinkedText["namespace"][];

/** The texts of one language and namespace a file, so that a page loads what it shows. */
export function emitLabels({ model }: EmitSource): readonly GeneratedModule[] {
  const texts = [...model.texts.values()];
  return documentOf(model, "languages").languages.flatMap(({ id }) =>
    NAMESPACES.map((namespace) => {
      const entries = texts.flatMap((text): [string, string][] => {
        const shown = text.namespace === namespace ? text.texts[id] : undefined;
        return shown === undefined ? [] : [[text.key, shown]];
      });
      return {
        path: `labels/${id}/${namespace}.ts`,
        from: namespace === "welcome" || namespace === "shell" ? `registry/labels/${id}.yaml, registry/**` : "registry/**",
        imports: [],
        declarations: [table("LABELS", "Readonly<Record<string, string>>", sortedRecord(entries))],
      };
    }),
  );
}

type NestedTexts = DocumentOf<"labels">["welcome"];
interface NestedKeys {
  readonly [key: string]: string | NestedKeys;
}

/** Accessors of the label keys, so that a misspelt key does not compile. */
export function emitTexts({ model }: EmitSource): readonly GeneratedModule[] {
  const { default: language } = documentOf(model, "languages");
  const labels = model.documents.labels.find(({ file }) => file === `labels/${language}.yaml`)?.document;
  return (["welcome", "shell"] as const).map((namespace) => ({
    path: `text/${namespace}.ts`,
    from: `registry/labels/${language}.yaml`,
    imports: [],
    declarations: [tree(`${namespace}Text`, null, keysOf(labels?.[namespace] ?? {}, ""))],
  }));
}

function keysOf(texts: NestedTexts | Readonly<Record<string, never>>, prefix: string): NestedKeys {
  return sortedRecord(
    Object.entries(texts).map(([name, value]): [string, string | NestedKeys] => {
      const key = `${prefix}${name}`;
      return [name, typeof value === "string" ? key : keysOf(value, `${key}.`)];
    }),
  );
}
