import type { Project } from "ts-morph";
import type { Declaration, GeneratedModule, OutputFile } from "./generatedModule";
import { printModule } from "./printModule";

/**
 * Prints modules. Declarations of types go through ts-morph, one source file each; tables are values, in which a syntax
 * tree finds nothing, so they are written as they are: parsing them would cost more than all the rest of a generation.
 */
export async function printModules(modules: readonly GeneratedModule[]): Promise<readonly OutputFile[]> {
  const { Project } = await import("ts-morph");
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true },
  });
  return modules.map((module) => ({ path: module.path, text: textOf(module, project) }));
}

function textOf(module: GeneratedModule, project: Project): string {
  const types = module.declarations.filter(declaresType);
  const values = module.declarations.filter((declaration) => !declaresType(declaration));
  const head: GeneratedModule = { ...module, declarations: types };
  const rest = printModule({ ...module, declarations: values }, "declarations");
  if (types.length === 0) return printModule(head, "whole") + rest;
  const file = project.createSourceFile(module.path, (writer) => writer.write(printModule(head, "whole")));
  return file.getFullText() + rest;
}

function declaresType({ kind }: Declaration): boolean {
  return kind !== "table" && kind !== "code";
}
