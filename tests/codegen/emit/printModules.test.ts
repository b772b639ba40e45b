import { expect, test } from "vitest";
import {
  alias,
  fields,
  type GeneratedModule,
  importTypes,
  table,
  tableOf,
  text,
  textConstant,
  tree,
  union,
} from "../../../codegen/emit/generatedModule";
import { printModules } from "../../../codegen/emit/printModules";
import { keptInMemory } from "../generatedFrom";

const MODULE: GeneratedModule = {
  path: "sample.ts",
  from: "registry/sample.yaml",
  imports: [importTypes("./shapes", "Shape", "Size")],
  declarations: [
    union("Name", ["a", "b.c"]),
    union("Nobody", []),
    alias("Key", "keyof Fields"),
    fields("Fields", [["b.c", "{ readonly id: string }"]]),
    table("TABLE", tableOf("Name", "string"), { a: "costs $& or $entries", "b.c": "`" }),
    tree("KEYS", null, { deep: { key: "deep.key" } }),
    textConstant("LINES", "\na \\ ` $" + "{b}\n"),
    text("export type Done = true;"),
  ],
};

const TEXT =
  `// Generated from registry/sample.yaml : edit the registry, then run npm run registry -- generate.
import type { Shape, Size } from "./shapes";

export type Name =
  | "a"
  | "b.c";

export type Nobody = never;

export type Key = keyof Fields;

export interface Fields {
  "b.c": { readonly id: string };
}

export const TABLE: { readonly [Name in Name]: string } = {
  a: "costs $& or $entries",
  "b.c": "\`",
};

export const KEYS = { deep: { key: "deep.key" } } as const;

export const LINES: string = \`
a \\\\ \\\` \\$` +
  `{b}
\`;

export type Done = true;
`;

test("a module holds its header, imports and declarations, whatever signs its entries hold", async () => {
  const [printed] = await printModules([MODULE], keptInMemory());
  expect(printed).toEqual({ path: "sample.ts", text: TEXT });
});

test("what is declared is printed once for all registries, their entries each time", async () => {
  const outlines = keptInMemory();
  await printModules([MODULE], outlines);
  const other = { ...MODULE, declarations: [union("Name", ["z"]), table("TABLE", tableOf("Name", "string"), { z: "1" })] };
  const [printed] = await printModules([other], outlines);
  expect(outlines.times()).toBe(1);
  expect(printed?.text).toContain(
    'export type Name =\n  | "z";\n\nexport const TABLE: { readonly [Name in Name]: string } = {\n  z: "1",\n};\n',
  );
});
