import { IndentationText, Project, type StatementStructures, StructureKind, VariableDeclarationKind } from "ts-morph";
import { ENTRIES, type Outline } from "./generatedModule";

/** Outlines as TypeScript, in their order. */
export function printOutlines(outlines: readonly Outline[]): readonly string[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true },
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const file = project.createSourceFile("outlines.ts", { statements: outlines.map(structureOf) });
  return file.getStatements().map((statement) => statement.getText());
}

function structureOf(outline: Outline): StatementStructures {
  switch (outline.kind) {
    case "import":
      return {
        kind: StructureKind.ImportDeclaration,
        isTypeOnly: outline.types,
        namedImports: [...outline.names],
        moduleSpecifier: outline.from,
      };
    case "alias":
      return { kind: StructureKind.TypeAlias, isExported: true, name: outline.name, type: outline.type };
    case "interface":
      return { kind: StructureKind.Interface, isExported: true, name: outline.name, properties: [{ name: ENTRIES, type: "never" }] };
    case "constant":
      return {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [
          outline.type === null
            ? { name: outline.name, initializer: `${ENTRIES} as const` }
            : { name: outline.name, type: outline.type, initializer: ENTRIES },
        ],
      };
    default:
      return outline satisfies never;
  }
}
