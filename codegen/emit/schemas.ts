import type { SNIPPETS } from "../schema/reference";
import { documentOf } from "../tables/documentOf";
import type { EmitSource } from "./emitSource";
import type { OutputFile } from "./generatedModule";
import { jsonFile, NAMES_FILE } from "./jsonFile";
import { nameDefinitions } from "./schemaNames";

/** JSON Schemas for editors: of the shapes, and of this registry with its own names where documents refer to them. */
export function emitSchemas(source: EmitSource): readonly OutputFile[] {
  const names = { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: nameDefinitions(source) };
  const snippets = snippetsFor(documentOf(source.model, "languages").languages.map(({ id }) => id));
  const filled = source.shapes.schemas.map(({ path, text }) => ({ path, text: fill(text, snippets) }));
  return [jsonFile(`schema/${NAMES_FILE}`, "registry/**", names), ...filled];
}

type Snippets = Readonly<Record<(typeof SNIPPETS)[number], readonly object[]>>;

/** What an editor offers to start an entry with, one text a language. */
function snippetsFor(languages: readonly string[]): Snippets {
  const label = Object.fromEntries(languages.map((language, index) => [language, `$${index + 2}`]));
  const next = languages.length + 2;
  return {
    newTile: [
      { label: "new tile", description: "A tile that opens a route", body: { id: "$1", label, icon: `$${next}`, route: `$${next + 1}` } },
    ],
    newRoute: [
      {
        label: "new route",
        description: "A route with its address",
        body: { "${1:application.page}": { label, path: `\${${next}:application/page/:id}` } },
      },
    ],
  };
}

function fill(text: string, snippets: Snippets): string {
  let filled = text;
  for (const [mark, snippet] of Object.entries(snippets)) filled = filled.replace(`"@${mark}"`, () => JSON.stringify(snippet));
  return filled;
}
