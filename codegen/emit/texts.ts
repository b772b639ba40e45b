import type { DocumentOf } from "../schema/kinds";
import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, tree } from "./generatedModule";
import { sortedRecord } from "./sorted";

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
