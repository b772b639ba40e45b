import { z } from "zod";
import { type Referred, VOCABULARY_WORDS } from "../messages/vocabularies";
import { ALL_KINDS, KINDS, type Kind } from "../schema/kinds";
import { naming, SNIPPETS } from "../schema/reference";
import type { OutputFile } from "./generatedModule";
import { jsonFile, NAMES_FILE } from "./jsonFile";
import { isListed } from "./schemaNames";

/** One schema a kind: its shape, with references to the names of the registry and marks for its snippets. */
export function schemaTemplates(): readonly OutputFile[] {
  return kindNames().map((kind) => jsonFile(`schema/${kind}.schema.json`, "registry/**", schemaOf(kind)));
}

export function kindNames(): readonly Kind[] {
  return [...ALL_KINDS].sort();
}

interface Node {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

function schemaOf(kind: Kind): object {
  return z.toJSONSchema(KINDS[kind].schema, { io: "input", target: "draft-2020-12", override: ofRegistry });
}

/** The shape with the names of the registry put in, and with a mark where an entry can be started. */
function ofRegistry({ zodSchema, jsonSchema }: Node): void {
  const snippet = SNIPPETS.find((one) => one === jsonSchema.snippet);
  // What the shapes say to this tool alone is no part of a JSON Schema.
  for (const key of ["reference", "declares", "isInPath", "snippet"]) delete jsonSchema[key];
  if (snippet !== undefined) jsonSchema.defaultSnippets = `@${snippet}`;
  const named = naming(zodSchema);
  if (named?.role !== "refers" || named.isInPath || !isListed(named.vocabulary)) return;
  const { id, description } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, id && { id }, description && { description }, {
    markdownDescription: hoverOf(named.vocabulary),
    allOf: [{ $ref: `${NAMES_FILE}#/$defs/${named.vocabulary}` }],
  });
}

/** `Icône : icons.yaml`, in the language of those who edit the registry. */
function hoverOf(vocabulary: Referred): string {
  const { fr, where } = VOCABULARY_WORDS[vocabulary];
  const noun = fr.replace(/^d(?:e |')/, "");
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} : ${where}`;
}
