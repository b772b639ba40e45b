import { z } from "zod";
import type { Kept } from "../kept/kept";
import { KINDS } from "../schema/kinds";
import type { Shapes } from "./emitSource";
import { generatedHeader } from "./generatedHeader";
import { kindNames, schemaTemplates } from "./schemaTemplates";

/** What depends on the shapes of documents alone. Slow to load, so it is computed when the tool is bundled. */
export async function shapesOf(kept: Kept): Promise<Shapes> {
  return kept.read("shapes") ?? kept.keep("shapes", { documents: await documentTypes(), schemas: schemaTemplates() });
}

/** One type a kind of document, as it is after its defaults are filled in. */
async function documentTypes(): Promise<string> {
  const { compile } = await import("json-schema-to-typescript");
  const all = z.strictObject(Object.fromEntries(kindNames().map((kind) => [kind, KINDS[kind].schema])));
  const schema = z.toJSONSchema(all.meta({ title: "RegistryDocuments" }), { io: "output", target: "draft-7" });
  return compile(JSON.parse(JSON.stringify(withoutTitles(schema))), "RegistryDocuments", {
    bannerComment: `// ${generatedHeader("registry/ shapes in codegen/schema")}`,
    additionalProperties: false,
    // Lists stay lists: `[T, ...T[]]` would make each shape stand twice.
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
}

/** Titles are for editors; here they would name the types. */
function withoutTitles(node: unknown, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutTitles(item));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isProperties || key !== "title")
      .map(([key, value]) => [key, withoutTitles(value, key === "properties" || key === "definitions")]),
  );
}
