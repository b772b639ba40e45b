import { z } from "zod";
import { ALL_KINDS, KINDS, type Kind } from "../schema/kinds";
import { naming, SNIPPETS } from "../schema/reference";
import type { OutputFile } from "./generatedModule";
import { jsonFile, NAMES_FILE } from "./jsonFile";
import { DEFINITIONS } from "./schemaNames";

/** Two schemas a kind: of the shape, and of a registry with references to its names and marks for its snippets. */
export function schemaTemplates(): readonly OutputFile[] {
  return kindNames().flatMap((kind) => [
    jsonFile(`schema/types/${kind}.schema.json`, "registry/ shapes in codegen/schema", schemaOf(kind, plain)),
    jsonFile(`schema/${kind}.schema.json`, "registry/**", schemaOf(kind, ofRegistry)),
  ]);
}

export function kindNames(): readonly Kind[] {
  return [...ALL_KINDS].sort();
}

interface Node {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

function schemaOf(kind: Kind, override: (node: Node) => void): object {
  return z.toJSONSchema(KINDS[kind].schema, { io: "input", target: "draft-2020-12", override });
}

/** What the shapes say to this tool alone is no part of a JSON Schema. */
function plain({ jsonSchema }: Node): void {
  delete jsonSchema.reference;
  delete jsonSchema.declares;
  delete jsonSchema.snippet;
}

/** The shape with the names of the registry put in, and with a mark where an entry can be started. */
function ofRegistry(node: Node): void {
  const { zodSchema, jsonSchema } = node;
  const snippet = SNIPPETS.find((one) => one === jsonSchema.snippet);
  plain(node);
  if (snippet !== undefined) jsonSchema.defaultSnippets = `@${snippet}`;
  const named = naming(zodSchema);
  const definition = named?.role === "refers" ? DEFINITIONS[named.vocabulary] : undefined;
  if (definition === undefined) return;
  const { id, description } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, id && { id }, description && { description }, {
    markdownDescription: definition.where,
    allOf: [{ $ref: `${NAMES_FILE}#/$defs/${definition.name}` }],
  });
}
