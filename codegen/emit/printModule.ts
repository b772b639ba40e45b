import type { Declaration, GeneratedModule, ModuleImport } from "./generatedModule";
import { printKey, printLines, printTree } from "./printValue";

/** The text of a module. */
export function printModule({ from, imports, declarations }: GeneratedModule): string {
  const head = `${headerOf(from)}\n${imports.map(printImport).join("")}`;
  return head + declarations.map((declaration) => `\n${printDeclaration(declaration)}\n`).join("");
}

/** First line of a generated file: where its content stands and how to make it anew. */
export function headerOf(from: string): string {
  return `// ${noteOf(from)}`;
}

export function noteOf(from: string): string {
  return `Generated from ${from} : edit the registry, then run npm run registry -- generate.`;
}

function printImport({ from, names, types }: ModuleImport): string {
  return `import ${types ? "type " : ""}{ ${names.join(", ")} } from "${from}";\n`;
}

function printDeclaration(declaration: Declaration): string {
  switch (declaration.kind) {
    case "union":
      return `export type ${declaration.name} =${printMembers(declaration.members)};`;
    case "alias":
      return `export type ${declaration.name} = ${declaration.type};`;
    case "interface":
      return `export interface ${declaration.name} {\n${declaration.fields
        .map(({ name, type }) => `  ${printKey(name)}: ${type};\n`)
        .join("")}}`;
    case "table":
      return printTable(declaration);
    case "text":
      return declaration.text;
    default:
      return declaration satisfies never;
  }
}

function printMembers(members: readonly string[]): string {
  return members.length === 0 ? " never" : members.map((member) => `\n  | ${JSON.stringify(member)}`).join("");
}

function printTable({ name, type, value, layout }: Extract<Declaration, { kind: "table" }>): string {
  const text = layout === "lines" ? printLines(value) : printTree(value);
  return type === null ? `export const ${name} = ${text} as const;` : `export const ${name}: ${type} = ${text};`;
}
