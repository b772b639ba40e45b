import { compareText } from "../diagnostic/finding";
import { isOfLabels, LABEL_NAMESPACES } from "../link/linkLabels";
import type { LinkedText } from "../link/model";
import type { DocumentOf } from "../schema/kinds";
import { documentOf } from "../tables/documentOf";
import { sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type Declaration, type GeneratedModule, moduleOf, table, text, tree } from "./generatedModule";
import { printKey, printTree } from "./printValue";

type NestedTexts = DocumentOf<"labels">["welcome"];
interface NestedKeys {
  readonly [key: string]: string | NestedKeys;
}

/** Accessors of the label keys, so that a misspelt key does not compile. Each group is a constant: a page carries those it names. */
export function emitTexts({ model }: EmitSource): readonly GeneratedModule[] {
  const { default: language } = documentOf(model, "languages");
  const labels = model.documents.labels.find(({ file }) => file === `labels/${language}.yaml`)?.document;
  return LABEL_NAMESPACES.flatMap((namespace) => {
    const from = `registry/labels/${language}.yaml`;
    const groups = Object.entries(keysOf(labels?.[namespace] ?? {}, ""));
    const all = text(`export * as ${namespace}Text from "./${namespace}Keys";`);
    return [
      moduleOf(`text/${namespace}.ts`, from, [all]),
      moduleOf(`text/${namespace}Keys.ts`, from, groups.length === 0 ? [text("export {};")] : groups.map(groupOf)),
    ];
  });
}

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
  return text(`const ${constant} = ${printTree(keys)} as const;\nexport { ${constant} as ${key} };`);
}

function keysOf(texts: NestedTexts | Readonly<Record<string, never>>, prefix: string): NestedKeys {
  return sortedRecord(
    Object.entries(texts).map(([name, value]): [string, string | NestedKeys] => {
      const key = `${prefix}${name}`;
      return [name, typeof value === "string" ? key : keysOf(value, `${key}.`)];
    }),
  );
}

const NAMESPACES = [...LABEL_NAMESPACES, "purposes", "catalogue"] as const satisfies readonly LinkedText["namespace"][];

/** The texts of one language and namespace a file, so that a page loads what it shows. */
export function emitLabels({ model }: EmitSource): readonly GeneratedModule[] {
  // In their order at once, and not anew for each file.
  const all = [...model.texts.values()].sort((a, b) => compareText(a.key, b.key));
  return NAMESPACES.flatMap((namespace) => {
    const texts = all.filter((one) => one.namespace === namespace);
    return documentOf(model, "languages").languages.map(({ id }) => {
      const entries = new Map(texts.map((one) => [one.key, one.texts[id]]));
      const from = isOfLabels(namespace) ? `registry/labels/${id}.yaml, registry/**` : "registry/**";
      return moduleOf(`labels/${id}/${namespace}.ts`, from, [table("LABELS", "Readonly<Record<string, string>>", entries)]);
    });
  });
}
