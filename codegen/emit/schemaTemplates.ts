import { z } from "zod";
import { KINDS, type Kind } from "../schema/kinds";
import type { OutputFile } from "./generatedModule";
import { jsonFile, NAMES_FILE } from "./jsonFile";
import { Code } from "./printValue";
import { REFERENCES, WHERE_NAMES_STAND } from "./schemaReferences";

/** Places where an entry can be started from a snippet, and the mark that stands for it in a template. */
export const SNIPPET_MARKS = { newTile: "Menu groups [] tiles []", newRoute: "Application routes" } as const;

/** Two schemas a kind: of the shape, and of a registry with references to its names and marks for its snippets. */
export function schemaTemplates(): readonly OutputFile[] {
  return kindNames().flatMap((kind) => {
    const shape = z.toJSONSchema(KINDS[kind].schema, { io: "input", target: "draft-7" });
    return [
      jsonFile(`schema/types/${kind}.schema.json`, "registry/ shapes in codegen/schema", shape),
      jsonFile(`schema/${kind}.schema.json`, "registry/**", Object(ofRegistry(shape, []))),
    ];
  });
}

export function kindNames(): readonly Kind[] {
  const names: Kind[] = [];
  let kind: Kind;
  for (kind in KINDS) names.push(kind);
  return names.sort();
}

/** The shape with the names of the registry put in, and with a mark where an entry can be started. */
function ofRegistry(node: unknown, place: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => ofRegistry(item, place));
  if (typeof node !== "object" || node === null) return node;
  const at = place.join(" ");
  const vocabulary = Object.hasOwn(REFERENCES, at) ? REFERENCES[at] : undefined;
  if (vocabulary !== undefined) {
    const description = "description" in node ? { description: node.description } : {};
    return {
      ...description,
      markdownDescription: WHERE_NAMES_STAND[vocabulary],
      allOf: [{ $ref: `${NAMES_FILE}#/definitions/${vocabulary}` }],
    };
  }
  const down = Object.entries(node).map(([key, value]): [string, unknown] => [key, step(key, value, place)]);
  const mark = Object.entries(SNIPPET_MARKS).find(([, marked]) => marked === at)?.[0];
  return { ...Object.fromEntries(down), ...(mark === undefined ? {} : { defaultSnippets: new Code(`"@${mark}"`) }) };
}

function step(key: string, value: unknown, place: readonly string[]): unknown {
  switch (key) {
    case "definitions":
      return named(value, (name) => [name]);
    case "properties":
      return named(value, (name) => [...place, name]);
    case "items":
      return ofRegistry(value, [...place, "[]"]);
    case "additionalProperties":
      return ofRegistry(value, [...place, "*"]);
    case "propertyNames":
      return ofRegistry(value, [...place, "keys"]);
    case "anyOf":
    case "allOf":
    case "oneOf":
      // Alternatives stand in the same place; a reference of theirs belongs to the whole.
      return Array.isArray(value) ? value.map((item) => ofRegistry(item, place)) : value;
    default:
      return value;
  }
}

function named(value: unknown, placeOf: (name: string) => readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, node]) => [name, ofRegistry(node, placeOf(name))]));
}
