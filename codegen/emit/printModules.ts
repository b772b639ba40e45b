import type { GeneratedModule, OutputFile } from "./generatedModule";
import { printModule } from "./printModule";

/**
 * Prints modules through ts-morph: one source file each, made from its whole text, since one call an entry is quadratic.
 * Loaded only when there is something to print.
 */
export async function printModules(modules: readonly GeneratedModule[]): Promise<readonly OutputFile[]> {
  const { Project } = await import("ts-morph");
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true },
  });
  return modules.map((module) => ({
    path: module.path,
    text: project.createSourceFile(module.path, printModule(module)).getFullText(),
  }));
}
