import type { Kind } from "../schema/kinds";
import { documentOf, type EmitSource } from "./emitSource";
import type { OutputFile } from "./generatedModule";
import { noteOf } from "./printModule";
import { JSON_TEXT, printTree } from "./printValue";
import { nameDefinitions } from "./schemaNames";
import { REFERENCES, WHERE_NAMES_STAND } from "./schemaReferences";
import { kindNames } from "./shapes";

const NAMES_FILE = "names.schema.json";

/** JSON Schemas for editors: of the shapes, and of this registry with its own names where documents refer to them. */
export function emitSchemas(source: EmitSource): readonly OutputFile[] {
  const languages = documentOf(source.model, "languages").languages.map(({ id }) => id);
  const snippets = snippetsFor(languages);
  const names = { $schema: "http://json-schema.org/draft-07/schema#", definitions: nameDefinitions(source) };
  return [
    jsonFile(`schema/${NAMES_FILE}`, "registry/**", names),
    ...kindNames().flatMap((kind) => schemasOf(kind, source.shapes.schemas[kind], snippets)),
  ];
}

type Snippets = Readonly<Record<string, readonly unknown[]>>;

function schemasOf(kind: Kind, shape: unknown, snippets: Snippets): readonly OutputFile[] {
  return [
    jsonFile(`schema/types/${kind}.schema.json`, "registry/ shapes in codegen/schema", shape),
    jsonFile(`schema/${kind}.schema.json`, "registry/**", ofThisRegistry(shape, [], snippets)),
  ];
}

function jsonFile(path: string, from: string, schema: unknown): OutputFile {
  const fields = typeof schema === "object" && schema !== null ? schema : {};
  return { path, text: `${printTree({ $comment: noteOf(from), ...fields }, JSON_TEXT)}\n` };
}

/** The shape with the names of the registry put in, and with the snippets that start a new entry. */
function ofThisRegistry(node: unknown, place: readonly string[], snippets: Snippets): unknown {
  if (Array.isArray(node)) return node.map((item) => ofThisRegistry(item, place, snippets));
  if (typeof node !== "object" || node === null) return node;
  const at = place.join(" ");
  const vocabulary = Object.hasOwn(REFERENCES, at) ? REFERENCES[at] : undefined;
  if (vocabulary !== undefined) {
    const description = "description" in node ? { description: node.description } : {};
    return { ...description, markdownDescription: WHERE_NAMES_STAND[vocabulary], allOf: [{ $ref: `${NAMES_FILE}#/definitions/${vocabulary}` }] };
  }
  const down = Object.entries(node).map(([key, value]): [string, unknown] => [key, step(key, value, place, snippets)]);
  const defaultSnippets = Object.hasOwn(snippets, at) ? { defaultSnippets: snippets[at] } : {};
  return { ...Object.fromEntries(down), ...defaultSnippets };
}

function step(key: string, value: unknown, place: readonly string[], snippets: Snippets): unknown {
  switch (key) {
    case "definitions":
      return named(value, (name) => [name], snippets);
    case "properties":
      return named(value, (name) => [...place, name], snippets);
    case "items":
      return ofThisRegistry(value, [...place, "[]"], snippets);
    case "additionalProperties":
      return ofThisRegistry(value, [...place, "*"], snippets);
    case "propertyNames":
      return ofThisRegistry(value, [...place, "keys"], snippets);
    case "anyOf":
    case "allOf":
    case "oneOf":
      // Alternatives stand in the same place; a reference of theirs belongs to the whole.
      return Array.isArray(value) ? value.map((item) => ofThisRegistry(item, place, snippets)) : value;
    default:
      return value;
  }
}

function named(value: unknown, placeOf: (name: string) => readonly string[], snippets: Snippets): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, node]) => [name, ofThisRegistry(node, placeOf(name), snippets)]));
}

/** What an editor offers to start an entry with, one text a language. */
function snippetsFor(languages: readonly string[]): Snippets {
  const label = (first: number) => Object.fromEntries(languages.map((language, index) => [language, `$${first + index}`]));
  const next = languages.length + 2;
  return {
    "Menu groups [] tiles []": [
      {
        label: "new tile",
        description: "A tile that opens a route",
        body: { id: "$1", label: label(2), icon: `$${next}`, route: `$${next + 1}` },
      },
    ],
    "Application routes": [
      {
        label: "new route",
        description: "A route with its address",
        body: { "${1:area.page}": { label: label(2), path: `\${${next}:area/page/:id}` } },
      },
    ],
  };
}
