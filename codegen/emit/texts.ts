import { LABEL_NAMESPACES } from "../link/linkLabels";
import type { DocumentOf } from "../schema/kinds";
import { documentOf, type EmitSource } from "./emitSource";
import { type Declaration, type GeneratedModule, tree } from "./generatedModule";
import { printKey, printTree } from "./printValue";
import { sortedRecord } from "./sorted";

type NestedTexts = DocumentOf<"labels">["welcome"];
interface NestedKeys {
  readonly [key: string]: string | NestedKeys;
}

/** Accessors of the label keys, so that a misspelt key does not compile. Each group is a constant: a page carries those it names. */
export function emitTexts({ model }: EmitSource): readonly GeneratedModule[] {
  const { default: language } = documentOf(model, "languages");
  const labels = model.documents.labels.find(({ file }) => file === `labels/${language}.yaml`)?.document;
  return LABEL_NAMESPACES.flatMap((namespace) => {
    const file = { from: `registry/labels/${language}.yaml`, imports: [] };
    const groups = Object.entries(keysOf(labels?.[namespace] ?? {}, ""));
    const all: Declaration = { kind: "text", text: `export * as ${namespace}Text from "./${namespace}Keys";` };
    return [
      { ...file, path: `text/${namespace}.ts`, declarations: [all] },
      { ...file, path: `text/${namespace}Keys.ts`, declarations: groups.length === 0 ? [NO_GROUP] : groups.map(groupOf) },
    ];
  });
}

const NO_GROUP: Declaration = { kind: "text", text: "export {};" };

/** Words of the language cannot name a constant, but what is exported may have any name. */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static super switch " +
    "this throw true try typeof var void while with yield"
  ).split(" "),
);

function groupOf([name, keys]: readonly [string, string | NestedKeys], index: number): Declaration {
  const key = printKey(name);
  if (key === name && !RESERVED.has(name)) return tree(name, null, keys);
  const constant = `group${index}`;
  return { kind: "text", text: `const ${constant} = ${printTree(keys)} as const;\nexport { ${constant} as ${key} };` };
}

function keysOf(texts: NestedTexts | Readonly<Record<string, never>>, prefix: string): NestedKeys {
  return sortedRecord(
    Object.entries(texts).map(([name, value]): [string, string | NestedKeys] => {
      const key = `${prefix}${name}`;
      return [name, typeof value === "string" ? key : keysOf(value, `${key}.`)];
    }),
  );
}
