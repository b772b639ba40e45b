import type { GeneratedModule, OutputFile } from "./generatedModule";
import { printModule } from "./printModule";

/** Prints modules through ts-morph, one source file each; loaded only when something has to be printed. */
export async function printModules(modules: readonly GeneratedModule[]): Promise<readonly OutputFile[]> {
  const { Project } = await import("ts-morph");
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions: { noLib: true, noResolve: true } });
  return modules.map((module) => {
    const file = project.createSourceFile(module.path, (writer) => printModule(module, (text) => writer.write(text)));
    return { path: module.path, text: file.getFullText() };
  });
}
