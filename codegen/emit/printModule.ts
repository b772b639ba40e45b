import type { Declaration, GeneratedModule } from "./generatedModule";
import { ENTRIES, type Outline, outlineOf, outlineOfImport } from "./outline";
import { printKey, printLines, printTemplate, printTree } from "./printValue";

/** The text of a module, from its outlines as they are printed. */
export function printModule({ from, imports, declarations }: GeneratedModule, printed: (outline: Outline) => string): string {
  const head = `${headerOf(from)}\n${imports.map((imported) => `${printed(outlineOfImport(imported))}\n`).join("")}`;
  return head + declarations.map((declaration) => `\n${printDeclaration(declaration, printed)}\n`).join("");
}

/** First line of a generated file: where its content stands and how to make it anew. */
export function headerOf(from: string): string {
  return `// ${noteOf(from)}`;
}

export function noteOf(from: string): string {
  return `Generated from ${from} : edit the registry, then run npm run registry -- generate.`;
}

function printDeclaration(declaration: Declaration, printed: (outline: Outline) => string): string {
  const outline = outlineOf(declaration);
  const text = outline === null ? "" : printed(outline);
  switch (declaration.kind) {
    case "union":
      return text.replace(` ${ENTRIES}`, () => membersOf(declaration.members));
    case "alias":
      return text;
    case "interface":
      return text.replace(`  ${ENTRIES}: never;\n`, () =>
        declaration.fields.map(({ name, type }) => `  ${printKey(name)}: ${type};\n`).join(""),
      );
    case "table":
      return text.replace(ENTRIES, () => (declaration.layout === "lines" ? printLines(declaration.value) : printTree(declaration.value)));
    case "textTable":
      return text.replace(ENTRIES, () => printTemplate(declaration.text));
    case "text":
      return declaration.text;
    default:
      return declaration satisfies never;
  }
}

function membersOf(members: readonly string[]): string {
  return members.length === 0 ? " never" : members.map((member) => `\n  | ${JSON.stringify(member)}`).join("");
}
